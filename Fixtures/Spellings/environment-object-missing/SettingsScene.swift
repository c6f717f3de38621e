import SwiftUI

@Observable final class HornVolume {
  var level = 0.5
}

struct PortSettings: View {
  #if os(macOS)
    @Environment(HornVolume.self) private var horn  // expect: environment-object-missing error

    var body: some View {
      @Bindable var horn = horn
      Slider(value: $horn.level)
    }
  #else
    var body: some View { Text("Mac only") }
  #endif
}
