// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct Stripe: UIViewRepresentable {
  let width: Double

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.layer.borderWidth = width
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}  // expect: representable-empty-update note
}

struct Flag: View {
  var body: some View {
    Stripe(width: 2)
    Stripe(width: 4)
  }
}
