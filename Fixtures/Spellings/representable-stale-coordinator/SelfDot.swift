import SwiftUI
import UIKit

struct AxisField: UIViewRepresentable {
  let axis: String
  @Binding var value: String

  func makeCoordinator() -> AxisField.Coordinator { .init(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  // expect: representable-stale-coordinator warning
  func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = value }

  class Coordinator: NSObject, UITextFieldDelegate {
    private var control: AxisField

    init(_ control: AxisField) { self.control = control }

    func textFieldDidEndEditing(_ field: UITextField) {
      self.control.value = self.control.axis + (field.text ?? "")
    }
  }
}
