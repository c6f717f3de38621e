import SwiftUI

final class PuzzleBox {
  var pieces = 100
}

struct PuzzleLabel: View {
  let pieces: Int

  var body: some View { Text("\(pieces) pieces") }
}

struct PuzzleLabel_Previews: PreviewProvider {
  struct Bench: View {
    let box: PuzzleBox  // fine: unobserved-class-read-in-body -- inside a preview provider

    var body: some View {
      VStack {
        PuzzleLabel(pieces: box.pieces)
        Button("Lose one") { box.pieces -= 1 }
      }
    }
  }

  static var previews: some View { Bench(box: PuzzleBox()) }
}
