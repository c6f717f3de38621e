// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct TitledField: UIViewRepresentable {
  let title: String
  let onDone: () -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = title
    field.delegate = context.coordinator
    return field
  }

  // Two mistakes: the title has no way into the field, the closure none into the coordinator.
  // expect: representable-stale-coordinator warning
  // expect: representable-empty-update note
  func updateUIView(_ field: UITextField, context: Context) {}

  final class Coordinator: NSObject, UITextFieldDelegate {
    let parent: TitledField

    init(parent: TitledField) { self.parent = parent }

    func textFieldDidEndEditing(_ field: UITextField) { parent.onDone() }
  }
}
