import SwiftUI
import UIKit

struct MapBox: UIViewRepresentable {
  @Binding var text: String
  @State private var updates = 0

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    field.text = text  // fine: state-write-in-body -- UIKit's property
    // expect: representable-update-writes-state warning
    updates += 1  // fine: state-write-in-body -- not a body; another rule looks after these methods
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject, UITextFieldDelegate {
    private var text: Binding<String>
    init(text: Binding<String>) { self.text = text }

    func textFieldDidEndEditing(_ field: UITextField) {
      text.wrappedValue = field.text ?? ""  // fine: state-write-in-body -- a delegate method
    }
  }
}
