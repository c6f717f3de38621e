// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct Island<Content: View>: UIViewControllerRepresentable {
  let content: Content

  func makeUIViewController(context: Context) -> UIHostingController<Content> {
    UIHostingController(rootView: content)
  }

  // fine: representable-empty-update -- what `Content` is, is not known here
  func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {}
}
