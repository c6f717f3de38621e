import ReportKit
import SwiftUI

extension EnvironmentValues {
  // fine: unstable-environment-default -- a class or a struct: another module knows
  @Entry var reporter = ReportClient()
  // fine: unstable-environment-default -- may always give the same one
  @Entry var printer = makePrinter()
}
