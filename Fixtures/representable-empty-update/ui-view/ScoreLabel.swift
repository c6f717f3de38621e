// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct ScoreLabel: UIViewRepresentable {
  let score: Int

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = "\(score) points"
    return label
  }

  // expect: representable-empty-update note
  func updateUIView(_ label: UILabel, context: Context) {}
}

struct ScoreBoard: View {
  @State private var score = 0

  var body: some View {
    ScoreLabel(score: score)
    Button("Goal") { score += 1 }
  }
}
