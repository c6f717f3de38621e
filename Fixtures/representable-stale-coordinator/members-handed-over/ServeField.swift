import SwiftUI
import UIKit

struct ServeField: UIViewRepresentable {
  var table: Int
  @Binding var dish: String

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  // fine: representable-stale-coordinator -- the one plain member is handed over
  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != dish { field.text = dish }
    context.coordinator.parent.table = table
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: ServeField

    init(parent: ServeField) { self.parent = parent }

    func textFieldDidEndEditing(_ field: UITextField) {
      parent.dish = "\(field.text ?? "") for table \(parent.table)"
    }
  }
}
