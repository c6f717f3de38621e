import SwiftUI

@Observable final class Scoreboard {
  var goals = 0
}

struct ScorePage: View {
  // fine: observable-model-not-in-state -- one for the whole program
  private static let board = Scoreboard()

  var body: some View {
    Button("\(Self.board.goals) goals") { Self.board.goals += 1 }
  }
}
