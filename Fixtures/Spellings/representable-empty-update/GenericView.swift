import SwiftUI
import UIKit

struct Tagged<Mark: Hashable>: UIViewRepresentable {
  let mark: Mark
  let count: Int

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = "\(count)"
    return label
  }

  // expect: representable-empty-update note
  func updateUIView(_ label: UILabel, context: Context) {}
}
