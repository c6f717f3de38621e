import SwiftUI
import UIKit

struct Plaque: UIViewRepresentable {
  typealias UIViewType = UILabel

  let inscription: String

  func makeUIView(context: UIViewRepresentableContext<Plaque>) -> UILabel {
    let label = UILabel()
    label.text = self.inscription
    return label
  }

  // expect: representable-empty-update note
  func updateUIView(_ uiView: UILabel, context: UIViewRepresentableContext<Self>) {}
}
