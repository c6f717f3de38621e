import SwiftUI
import UIKit

struct MemoField: UIViewRepresentable {
  @Binding var text: String
  @Binding var height: CGFloat

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    // fine: async-hop-write-in-body -- the remedy in a representable
    DispatchQueue.main.async { height = view.contentSize.height }
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    let fitting = view.contentSize.height
    Task { height = fitting }  // fine: async-hop-write-in-body -- the remedy in a representable
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject, UITextViewDelegate {
    let text: Binding<String>
    init(text: Binding<String>) { self.text = text }

    func textViewDidChange(_ view: UITextView) {
      let new = view.text ?? ""
      // fine: async-hop-write-in-body -- a delegate
      DispatchQueue.main.async { self.text.wrappedValue = new }
    }
  }
}
