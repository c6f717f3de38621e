import SwiftUI
import UIKit

extension Trophy: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = winner
    return label
  }

  // expect: representable-empty-update note
  func updateUIView(_ label: UILabel, context: Context) {}
}
