import SwiftUI

struct Programme: View {
  let pieces: [String]

  var body: some View {
    List {
      ForEach(pieces, id: \.self) { piece in
        // expect: side-effect-in-body warning
        let _ = Task { await preload(piece) }
        Text(piece)
      }
    }
    .overlay {
      GeometryReader { _ in
        // expect: side-effect-in-body warning
        let _ = UserDefaults.standard.set(pieces.count, forKey: "pieces")
        Color.clear
      }
    }
  }

  private func preload(_ piece: String) async {}
}
