// config: {"enable": ["row-not-unary"]}
import SwiftUI

struct Piece: Identifiable {
  let id: Int
  let isTaken: Bool
}

struct Board: View {
  let pieces: [Piece]
  let isOpen: Bool

  var body: some View {
    VStack {
      ForEach(pieces) { piece in
        // fine: row-not-unary -- a plain stack makes all its children in any case
        if !piece.isTaken { Text("\(piece.id)") }
      }
      List {
        // fine: row-not-unary -- written once, no row of a collection
        if isOpen { Text("Open") }
        Text("Board")
      }
    }
  }
}
