import SwiftUI
import UIKit

@MainActor @Observable final class FilmRoll {
  var shots = 0
}

struct RollView: UIViewRepresentable {
  let roll: FilmRoll

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    button.addTarget(context.coordinator, action: #selector(Coordinator.shoot), for: .touchUpInside)
    return button
  }

  // fine: representable-stale-coordinator -- the old copy has the same object
  func updateUIView(_ button: UIButton, context: Context) {
    button.setTitle("\(roll.shots)", for: .normal)
  }

  @MainActor final class Coordinator: NSObject {
    let parent: RollView

    init(parent: RollView) { self.parent = parent }

    @objc func shoot() { parent.roll.shots += 1 }
  }
}
