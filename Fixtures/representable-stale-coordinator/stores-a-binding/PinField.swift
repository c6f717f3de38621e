import SwiftUI
import UIKit

struct PinField: UIViewRepresentable {
  @Binding var pin: String
  let digits: Int

  func makeCoordinator() -> Coordinator { Coordinator(pin: $pin) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  // fine: representable-stale-coordinator -- the coordinator has a binding and no copy
  func updateUIView(_ field: UITextField, context: Context) {
    field.placeholder = String(repeating: "0", count: digits)
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding private var pin: String

    init(pin: Binding<String>) { _pin = pin }

    func textFieldDidEndEditing(_ field: UITextField) { pin = field.text ?? "" }
  }
}
