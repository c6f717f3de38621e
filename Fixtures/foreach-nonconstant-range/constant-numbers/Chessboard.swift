import SwiftUI

private let files = 8

enum Piece: CaseIterable { case king, queen, rook }

struct Chessboard: View {
  private static let ranks = 8
  private let margin = 2

  var body: some View {
    let corners = 4
    VStack {
      // fine: foreach-nonconstant-range -- a number
      ForEach(0..<8) { Text("\($0)") }
      // fine: foreach-nonconstant-range -- a constant of the file
      ForEach(0..<files) { Text("\($0)") }
      // fine: foreach-nonconstant-range -- a static constant
      ForEach(0..<Self.ranks) { Text("\($0)") }
      // fine: foreach-nonconstant-range -- a `let` with a number
      ForEach(0..<margin) { Text("\($0)") }
      // fine: foreach-nonconstant-range -- a local constant
      ForEach(0..<corners) { Text("\($0)") }
      // fine: foreach-nonconstant-range -- the cases of an enum
      ForEach(0..<Piece.allCases.count) { Text("\(Piece.allCases[$0])") }
      // fine: foreach-nonconstant-range -- numbers that are calculated from numbers
      ForEach(0..<(8 * 8)) { Text("\($0)") }
    }
  }
}
