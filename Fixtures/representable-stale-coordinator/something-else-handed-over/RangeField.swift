import SwiftUI
import UIKit

struct RangeField: UIViewRepresentable {
  let lowest: Int
  let highest: Int
  @Binding var number: Int

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  // expect: representable-stale-coordinator warning
  func updateUIView(_ field: UITextField, context: Context) {
    field.text = "\(number)"
    context.coordinator.isFresh = true
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: RangeField
    var isFresh = false

    init(parent: RangeField) { self.parent = parent }

    func textFieldDidEndEditing(_ field: UITextField) {
      let typed = Int(field.text ?? "") ?? parent.lowest
      parent.number = min(max(typed, parent.lowest), parent.highest)
      isFresh = false
    }
  }
}
