import SwiftUI

enum Density { case cosy, compact }

struct Theme {
  var accent = "teal"
  var radius = 8.0
}

extension EnvironmentValues {
  @Entry var density = Density.cosy  // fine: unstable-environment-default -- a case
  @Entry var columns = 2  // fine: unstable-environment-default -- a number
  @Entry var title: String? = nil  // fine: unstable-environment-default -- nothing
  @Entry var subtitle: String?  // fine: unstable-environment-default -- nothing
  @Entry var theme = Theme()  // fine: unstable-environment-default -- a struct of plain values
  // fine: unstable-environment-default -- always the same date
  @Entry var epoch = Date(timeIntervalSince1970: 0)
  @Entry var tags: [String] = []  // fine: unstable-environment-default -- an empty array
}

private struct DensityKey: EnvironmentKey {
  static var defaultValue: Density { .compact }  // fine: unstable-environment-default -- a case
}

extension EnvironmentValues {
  var smallDensity: Density {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}
