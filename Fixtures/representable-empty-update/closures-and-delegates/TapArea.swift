// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

protocol TapAreaDelegate: AnyObject {
  func didTap()
}

struct TapArea: UIViewRepresentable {
  let action: () -> Void
  weak var delegate: TapAreaDelegate?

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(primaryAction: UIAction { _ in action() })
    button.addAction(UIAction { [weak delegate] _ in delegate?.didTap() }, for: .touchDown)
    return button
  }

  // fine: representable-empty-update -- a closure and a delegate, no values
  func updateUIView(_ button: UIButton, context: Context) {}
}
