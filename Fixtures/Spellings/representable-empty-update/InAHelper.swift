import SwiftUI
import UIKit

struct Ruler: UIViewRepresentable {
  let centimetres: Int

  func makeUIView(context: Context) -> UILabel { label() }

  // expect: representable-empty-update note
  func updateUIView(_ label: UILabel, context: Context) {
    // nothing yet
    print("update", context)
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "\(centimetres) cm"
    return label
  }
}
