import SwiftUI
import UIKit

struct TempoKnob: UIViewRepresentable {
  let beats: Int
  let onTap: (Int) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    button.addTarget(context.coordinator, action: #selector(Coordinator.tap), for: .touchUpInside)
    return button
  }

  // fine: representable-stale-coordinator -- the new struct is handed over
  func updateUIView(_ button: UIButton, context: Context) {
    context.coordinator.parent = self
    button.setTitle("\(beats)", for: .normal)
  }

  final class Coordinator: NSObject {
    var parent: TempoKnob

    init(parent: TempoKnob) { self.parent = parent }

    @objc func tap() { parent.onTap(parent.beats + 1) }
  }
}
