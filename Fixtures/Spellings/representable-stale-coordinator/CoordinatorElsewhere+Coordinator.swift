import SwiftUI
import UIKit

extension SeedField {
  final class Coordinator: NSObject, UITextFieldDelegate {
    let parent: SeedField

    init(parent: SeedField) { self.parent = parent }

    func textFieldDidEndEditing(_ field: UITextField) { parent.sow(field.text ?? "") }
  }
}
