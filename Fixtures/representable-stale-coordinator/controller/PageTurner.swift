import SwiftUI
import UIKit

struct PageTurner: UIViewControllerRepresentable {
  let titles: [String]

  func makeCoordinator() -> Coordinator { Coordinator(owner: self) }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController()
    controller.delegate = context.coordinator
    return controller
  }

  // expect: representable-stale-coordinator warning
  func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    controller.title = titles.first
  }

  final class Coordinator: NSObject, UIPageViewControllerDelegate {
    private let owner: PageTurner

    init(owner: PageTurner) { self.owner = owner }

    func presentationCount(for controller: UIPageViewController) -> Int { owner.titles.count }
  }
}
