import SwiftUI
import UIKit

struct NameBox: UIViewRepresentable {
  @Binding var name: String
  @Binding var taps: Int

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    field.addAction(
      UIAction { _ in
        taps += 1  // fine: representable-update-writes-state -- runs at a tap
      }, for: .editingDidBegin)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    field.text = name  // fine: representable-update-writes-state -- a property of UIKit
    field.tag = taps
    context.coordinator.passes += 1  // fine: representable-update-writes-state -- no view reads it
    context.coordinator.parent = self  // fine: representable-update-writes-state -- a fresh copy
    var text = name
    text.append("!")  // fine: representable-update-writes-state -- a local
    field.accessibilityLabel = text
  }

  static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) {
    coordinator.passes = 0  // fine: representable-update-writes-state -- no view reads it
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: NameBox
    var passes = 0
    init(parent: NameBox) { self.parent = parent }

    func textFieldDidEndEditing(_ field: UITextField) {
      // fine: representable-update-writes-state -- the person's doing
      parent.name = field.text ?? ""
    }
  }
}
