import SwiftUI

typealias Opening = OpenAction

struct OpenAction: Sendable {
  private let run: @Sendable (String) -> Void
  init(_ run: @escaping @Sendable (String) -> Void = { _ in }) { self.run = run }
  func callAsFunction(_ page: String) { run(page) }
}

struct CloseAction<Item> {
  let run: ((Item) -> Void)?
}

extension EnvironmentValues {
  @Entry var open: OpenAction = OpenAction()  // expect: closure-in-environment note
  @Entry var reopen: Opening? = nil  // expect: closure-in-environment note
  // expect: closure-in-environment note
  @Entry var closeText = CloseAction<String>(run: nil)
}
