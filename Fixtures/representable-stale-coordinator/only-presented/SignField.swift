import SwiftUI
import UIKit

struct SignField: UIViewRepresentable {
  let limit: Int
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  // Each sheet has a coordinator of its own; while it is open, a new limit would not arrive.
  // expect: representable-stale-coordinator note
  func updateUIView(_ field: UITextField, context: Context) { field.text = text }

  final class Coordinator: NSObject, UITextFieldDelegate {
    let parent: SignField

    init(parent: SignField) { self.parent = parent }

    func textFieldDidEndEditing(_ field: UITextField) {
      parent.text = String((field.text ?? "").prefix(parent.limit))
    }
  }
}

struct SignPage: View {
  let limit: Int
  @State private var text = ""
  @State private var isSigning = false

  var body: some View {
    Button("Sign \(text)") { isSigning = true }
      .sheet(isPresented: $isSigning) { SignField(limit: limit, text: $text) }
  }
}
