import SwiftUI
import UIKit

struct ChoiceField<Choice: Hashable>: UIViewRepresentable {
  let choices: [Choice]
  let onChoose: (Choice) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UIPickerView {
    let picker = UIPickerView()
    picker.delegate = context.coordinator
    return picker
  }

  // expect: representable-stale-coordinator warning
  func updateUIView(_ picker: UIPickerView, context: Context) { picker.reloadAllComponents() }

  final class Coordinator: NSObject, UIPickerViewDelegate {
    let parent: ChoiceField<Choice>

    init(parent: ChoiceField<Choice>) { self.parent = parent }

    func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      parent.onChoose(parent.choices[row])
    }
  }
}
