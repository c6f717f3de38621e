import SwiftUI
import UIKit

struct GrowingBox: UIViewRepresentable {
  let text: String
  @Binding var height: CGFloat
  @Binding var isReady: Bool

  func makeUIView(context: Context) -> UITextView {
    Task { isReady = true }  // fine: representable-update-writes-state -- after the update
    return UITextView()
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    view.isHidden = !isReady
    let fitting = view.contentSize.height
    if fitting != height {
      // fine: representable-update-writes-state -- after the update
      DispatchQueue.main.async { height = fitting }
    }
  }
}
