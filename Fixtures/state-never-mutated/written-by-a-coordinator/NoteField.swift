import SwiftUI
import UIKit

struct NoteField: UIViewRepresentable {
  @Binding var text: String  // fine: state-never-mutated -- the coordinator writes it
  @Binding var isBold: Bool  // expect: state-never-mutated note `@Binding`

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.parent = self
    view.text = text
    view.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: NoteField
    init(_ parent: NoteField) { self.parent = parent }

    func textViewDidChange(_ view: UITextView) { parent.text = view.text }
  }
}
