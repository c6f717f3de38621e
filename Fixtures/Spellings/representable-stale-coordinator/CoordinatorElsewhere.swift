import SwiftUI
import UIKit

struct SeedField: UIViewRepresentable {
  let hint: String
  let sow: (String) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  // expect: representable-stale-coordinator warning
  func updateUIView(_ field: UITextField, context: Context) { field.placeholder = hint }
}
