// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct ShadeView: UIViewRepresentable {
  @Environment(\.colorScheme) private var scheme

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = scheme == .dark ? .black : .white
    return view
  }

  // expect: representable-empty-update note
  func updateUIView(_ view: UIView, context: Context) {}
}
