import SwiftUI
import UIKit

final class PinController: UIViewController {
  var pins = 0
}

struct PinScreen: UIViewControllerRepresentable {
  let pins: Int

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> PinController {
    let controller = PinController()
    context.coordinator.parent = controller
    return controller
  }

  // fine: representable-stale-coordinator -- `parent` is the controller, an object
  func updateUIViewController(_ controller: PinController, context: Context) {
    controller.pins = pins
  }

  final class Coordinator {
    weak var parent: PinController?

    func count() -> Int { parent?.pins ?? 0 }
  }
}
