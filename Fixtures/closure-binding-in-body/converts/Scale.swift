// config: {"enable": ["closure-binding-in-body"]}
import SwiftUI

struct Weighing {
  var grams = 500
  var unit: String?
}

struct ScaleForm: View {
  @State private var weighing = Weighing()

  var body: some View {
    Form {
      Slider(
        // fine: closure-binding-in-body -- converts between two types
        value: Binding(get: { Double(weighing.grams) }, set: { weighing.grams = Int($0) }),
        in: 0...1000)
      TextField(
        "Unit",
        // fine: closure-binding-in-body -- supplies a value for nil
        text: Binding(get: { weighing.unit ?? "" }, set: { weighing.unit = $0 }))
      Toggle(
        "Heavy",
        // fine: closure-binding-in-body -- a condition is turned into a value
        isOn: Binding(get: { weighing.grams > 800 }, set: { weighing.grams = $0 ? 900 : 100 }))
      Stepper(
        "\(weighing.grams) g",
        // fine: closure-binding-in-body -- keeps the value within its limits
        value: Binding(get: { weighing.grams }, set: { weighing.grams = min($0, 1000) }))
    }
  }
}
