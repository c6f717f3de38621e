import SwiftUI

struct ChessSquare: View {
  let namespace: Namespace.ID
  var body: some View { Color.brown.matchedGeometryEffect(id: "square", in: namespace) }
}

struct ChessBoard: View {
  @Namespace private var board
  @FocusState private var isNaming: Bool
  @State private var name = ""
  private var square: ChessSquare?
  private var caption = ""

  init() {
    caption = isNaming ? "Name" : "Board"  // expect: dynamic-property-read-in-init warning `isNaming`
    square = ChessSquare(namespace: board)  // expect: dynamic-property-read-in-init warning `board`
  }

  var body: some View {
    VStack {
      square
      Color.black.matchedGeometryEffect(id: "square", in: board)
      TextField(caption, text: $name).focused($isNaming)
    }
  }
}
