// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct NoteField: UIViewRepresentable {
  @Binding var note: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.text = note
    field.delegate = context.coordinator
    return field
  }

  // expect: representable-empty-update note
  func updateUIView(_ field: UITextField, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(note: $note) }

  final class Coordinator: NSObject, UITextFieldDelegate {
    private let note: Binding<String>

    init(note: Binding<String>) { self.note = note }

    func textFieldDidEndEditing(_ field: UITextField) { note.wrappedValue = field.text ?? "" }
  }
}
