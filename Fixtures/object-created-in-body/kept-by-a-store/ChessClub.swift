import SwiftUI

final class ChessGame: ObservableObject {
  @Published var moves = 0
}

final class GameStore: ObservableObject {
  private var games: [String: ChessGame] = [:]
  func game(of name: String) -> ChessGame? { games[name] }
  func keep(_ game: ChessGame, for name: String) { games[name] = game }
}

struct ChessBoard: View {
  @ObservedObject var game: ChessGame

  var body: some View { Stepper("\(game.moves) moves", value: $game.moves) }
}

struct ChessClub: View {
  @StateObject private var store = GameStore()
  let members: [String]

  var body: some View {
    ForEach(members, id: \.self) { member in board(of: member) }
  }

  private func board(of member: String) -> ChessBoard {
    if let known = store.game(of: member) { return ChessBoard(game: known) }
    let game = ChessGame()  // fine: object-created-in-body -- the store keeps it
    store.keep(game, for: member)
    return ChessBoard(game: game)
  }
}
