import SwiftUI

enum TapKey: EnvironmentKey {
  typealias Value = (CGPoint) -> Void
  static var defaultValue: Value { { _ in } }
}

struct CheckKey {}

extension CheckKey: EnvironmentKey {
  static let defaultValue: @MainActor (String) -> Bool = { _ in true }
}

extension EnvironmentValues {
  // expect: closure-in-environment note
  var tap: TapKey.Value {
    get { self[TapKey.self] }
    set { self[TapKey.self] = newValue }
  }

  // expect: closure-in-environment note
  public internal(set) var check: @MainActor (String) -> Bool {
    get { self[CheckKey.self] }
    set { self[CheckKey.self] = newValue }
  }
}
