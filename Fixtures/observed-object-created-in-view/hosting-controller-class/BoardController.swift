import SwiftUI
import UIKit

final class BoardModel: ObservableObject {
  @Published var cards = 0
}

struct BoardPage: View {
  @ObservedObject var board: BoardModel

  var body: some View { Stepper("\(board.cards)", value: $board.cards) }
}

final class BoardController: UIHostingController<BoardPage> {
  // fine: observed-object-created-in-view -- a controller is made once
  // expect: dynamic-property-outside-view warning `@ObservedObject`
  @ObservedObject var board = BoardModel()

  init() {
    let board = BoardModel()
    super.init(rootView: BoardPage(board: board))
    self.board = board  // fine: observed-object-created-in-view -- not a view
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
