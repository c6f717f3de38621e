// config: {"enable": ["closure-in-environment"]}
import SwiftUI

extension EnvironmentValues {
  // expect: closure-in-environment note
  @Entry var send: (String) -> Void = { _ in }
  // expect: closure-in-environment note
  @Entry var reload: () async -> Void = {}
  // expect: closure-in-environment note
  @Entry var format: ((Double) -> String)? = nil
  @Entry var rows = 3  // fine: closure-in-environment -- a number
}
