// config: {"enable": ["closure-in-environment"]}
import SwiftUI

typealias Handler = (Int) -> Bool
typealias Completion = @MainActor () -> Void

extension EnvironmentValues {
  @Entry var handle: Handler = { $0 > 0 }  // expect: closure-in-environment note
  @Entry var done: Completion = {}  // expect: closure-in-environment note
  @SwiftUI.Entry var close: @Sendable () -> Void = {}  // expect: closure-in-environment note
  // expect: closure-in-environment note
  @Entry var load: (Int) async throws -> [String] = { _ in [] }
  @Entry var pick: Optional<(String) -> Void> = nil  // expect: closure-in-environment note
  @Entry
  public var undo: (() -> Void)?  // expect: closure-in-environment note
  @Entry var count = { (text: String) -> Int in text.count }  // expect: closure-in-environment note
}
