import SwiftUI
import UIKit

final class NotepadModel: ObservableObject {
  @Published var text = ""
}

struct Notepad: UIViewRepresentable {
  // fine: unobserved-object-property -- only the coordinator writes into it
  let model: NotepadModel

  func makeCoordinator() -> Coordinator { Coordinator(model: model) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {}

  final class Coordinator: NSObject, UITextViewDelegate {
    // fine: unobserved-object-property -- a coordinator is no view
    let model: NotepadModel

    init(model: NotepadModel) {
      self.model = model
    }

    func textViewDidChange(_ textView: UITextView) { model.text = textView.text }
  }
}
