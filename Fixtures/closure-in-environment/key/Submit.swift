// config: {"enable": ["closure-in-environment"]}
import SwiftUI

private struct SubmitKey: EnvironmentKey {
  static let defaultValue: (String) -> Void = { _ in }
}

extension EnvironmentValues {
  // expect: closure-in-environment note
  var submit: (String) -> Void {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}
