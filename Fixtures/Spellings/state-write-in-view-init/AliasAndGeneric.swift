import SwiftUI

@Observable final class WhiteBoard {
  var lines = 0
}

typealias Board = WhiteBoard

struct BoardPage<Footer: View>: View {
  private let board: Board
  private let footer: Footer

  init(_ board: Board, @ViewBuilder footer: () -> Footer) {
    self.board = board
    self.footer = footer()
    self.board.lines = 1  // expect: state-write-in-view-init warning `self.board.lines = 1`
  }

  var body: some View {
    Text("\(board.lines)")
    footer
  }
}
