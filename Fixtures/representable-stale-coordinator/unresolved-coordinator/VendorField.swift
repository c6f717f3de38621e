import SwiftUI
import UIKit
import VendorKit

struct VendorField: UIViewRepresentable {
  let title: String
  let onEnd: () -> Void

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator(self) }

  func makeUIView(context: Context) -> UITextField { UITextField() }

  // fine: representable-stale-coordinator -- what the coordinator keeps is not known
  func updateUIView(_ field: UITextField, context: Context) { field.placeholder = title }
}
