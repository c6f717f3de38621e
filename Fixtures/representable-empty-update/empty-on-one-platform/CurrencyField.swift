// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct CurrencyField: UIViewRepresentable {
  let amount: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.text = amount
    return field
  }

  // fine: representable-empty-update -- empty on visionOS only
  func updateUIView(_ field: UITextField, context: Context) {
    #if os(iOS)
      field.text = amount
    #endif
  }
}
