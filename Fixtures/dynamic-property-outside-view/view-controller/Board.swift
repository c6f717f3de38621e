import SwiftUI
import UIKit

final class BoardModel: ObservableObject {
  @Published var cards = 0
}

struct BoardView: View {
  @ObservedObject var board: BoardModel

  var body: some View { Stepper("\(board.cards)", value: $board.cards) }
}

final class BoardController: UIViewController {
  // expect: dynamic-property-outside-view warning `@ObservedObject`
  @ObservedObject var board: BoardModel

  init(board: BoardModel) {
    self.board = board
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(board.cards) cards"
  }
}
