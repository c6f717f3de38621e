import SwiftUI
import UIKit

protocol LabelBox: UIViewRepresentable where UIViewType == UILabel {}

enum Market {
  struct PriceBox: LabelBox {
    let cents, discount: Int

    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = "\(cents - discount) ct"
      return label
    }

    // expect: representable-empty-update note
    func updateUIView(_: UILabel, context _: Context) {}
  }
}
