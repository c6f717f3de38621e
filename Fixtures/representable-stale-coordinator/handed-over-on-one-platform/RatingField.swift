import SwiftUI
import UIKit

struct RatingField: UIViewRepresentable {
  let onRate: (Int) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  // fine: representable-stale-coordinator -- handed over on iOS
  func updateUIView(_ field: UITextField, context: Context) {
    #if os(iOS)
      context.coordinator.parent = self
    #endif
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: RatingField

    init(parent: RatingField) { self.parent = parent }

    func textFieldDidEndEditing(_ field: UITextField) { parent.onRate(Int(field.text ?? "") ?? 0) }
  }
}
