import SwiftUI

extension EnvironmentValues {
  @Entry var archive = Archive()  // expect: unstable-environment-default warning
}
