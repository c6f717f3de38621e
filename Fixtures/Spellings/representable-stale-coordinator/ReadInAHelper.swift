import SwiftUI
import UIKit

struct ShoutField: UIViewRepresentable {
  let suffix: String
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  // expect: representable-stale-coordinator warning
  func updateUIView(_ field: UITextField, context: Context) { field.text = text }

  final class Coordinator: NSObject, UITextFieldDelegate {
    let parent: ShoutField

    init(parent: ShoutField) { self.parent = parent }

    func textFieldDidEndEditing(_ field: UITextField) { parent.text = loud(field.text ?? "") }

    private func loud(_ text: String) -> String { text.uppercased() + parent.suffix }
  }
}
