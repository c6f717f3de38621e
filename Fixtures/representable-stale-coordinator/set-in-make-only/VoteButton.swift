import SwiftUI
import UIKit

struct VoteButton: UIViewRepresentable {
  let candidate: String
  let onVote: (String) -> Void

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    context.coordinator.parent = self
    button.addTarget(context.coordinator, action: #selector(Coordinator.vote), for: .touchUpInside)
    return button
  }

  // expect: representable-stale-coordinator warning
  func updateUIView(_ button: UIButton, context: Context) {
    button.setTitle(candidate, for: .normal)
  }

  final class Coordinator: NSObject {
    var parent: VoteButton?

    @objc func vote() {
      guard let parent else { return }
      parent.onVote(parent.candidate)
    }
  }
}
