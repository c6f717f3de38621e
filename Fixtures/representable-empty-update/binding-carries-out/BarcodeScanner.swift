// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct BarcodeScanner: UIViewRepresentable {
  @Binding var code: String

  func makeCoordinator() -> Coordinator { Coordinator(code: $code) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  // fine: representable-empty-update -- the binding carries the code out, nothing in
  func updateUIView(_ field: UITextField, context: Context) {}

  final class Coordinator: NSObject, UITextFieldDelegate {
    private let code: Binding<String>

    init(code: Binding<String>) { self.code = code }

    func textFieldDidEndEditing(_ field: UITextField) { code.wrappedValue = field.text ?? "" }
  }
}
