// config: {"enable": ["representable-empty-update"]}
import AppKit
import SwiftUI

struct LedgerScreen: NSViewControllerRepresentable {
  let title: String

  func makeNSViewController(context: Context) -> NSViewController {
    let controller = NSViewController()
    controller.title = title
    return controller
  }

  // expect: representable-empty-update note
  func updateNSViewController(_ controller: NSViewController, context: Context) {}
}
