import SwiftUI
import UIKit

typealias ScreenOfRopes = RopeScreen

struct RopeScreen: UIViewControllerRepresentable {
  let knots: Int

  func makeCoordinator() -> RopeCoordinator { RopeCoordinator(screen: self) }

  func makeUIViewController(context: Context) -> UITabBarController {
    let controller = UITabBarController()
    controller.delegate = context.coordinator
    return controller
  }

  // expect: representable-stale-coordinator warning
  func updateUIViewController(_ controller: UITabBarController, context: Context) {
    controller.title = "\(knots)"
  }
}

final class RopeCoordinator: NSObject, UITabBarControllerDelegate {
  let screen: ScreenOfRopes

  init(screen: ScreenOfRopes) { self.screen = screen }

  func tabBarController(_ controller: UITabBarController, didSelect item: UIViewController) {
    item.title = "\(screen.knots) knots"
  }
}
