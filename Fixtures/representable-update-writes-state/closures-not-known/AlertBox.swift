import AlertKit
import SwiftUI
import UIKit

struct AlertBox: UIViewControllerRepresentable {
  @Binding var isShown: Bool
  @Binding var answer: String

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    guard isShown, controller.presentedViewController == nil else { return }
    let alert = UIAlertController(title: "Sure?", message: answer, preferredStyle: .alert)
    alert.addAction(
      .init(title: "Yes", style: .default) { _ in
        answer = "yes"  // fine: representable-update-writes-state -- not known when it runs
      })
    alert.addAction(
      UIAlertAction(title: "No", style: .cancel) { _ in
        isShown = false  // fine: representable-update-writes-state -- an action
      })
    AlertQueue.enqueue {
      answer = ""  // fine: representable-update-writes-state -- a function of `AlertKit`
    }
    controller.present(alert, animated: true)
  }
}
