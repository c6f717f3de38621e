import SwiftUI
import UIKit

struct QuietBox: UIViewRepresentable {
  let title: String

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  // fine: representable-stale-coordinator -- the copy is kept and never read
  func updateUIView(_ field: UITextField, context: Context) { field.placeholder = title }

  final class Coordinator: NSObject, UITextFieldDelegate {
    let parent: QuietBox

    init(parent: QuietBox) { self.parent = parent }

    func textFieldShouldReturn(_ field: UITextField) -> Bool { false }
  }
}
