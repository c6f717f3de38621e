import SwiftUI
import Testing

final class Lamp {
  var isOn = false
}

extension EnvironmentValues {
  @Entry var lamp = Lamp()  // fine: unstable-environment-default -- a test
}
