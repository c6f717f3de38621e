import SwiftUI

struct Checkbox: View {
  let isOn: Bool

  var body: some View { Image(systemName: isOn ? "checkmark" : "circle") }
}

struct CodeLabel: View {
  let text: String

  var body: some View { Text(text).monospaced() }
}

func scrambled(text: String, value: Int) -> String { text + "\(value)" }

struct CipherPage: View {
  @State private var text = ""
  @State private var shift = 3
  @State private var isOn = false
  @State private var tab = 0

  var body: some View {
    Form {
      TextField("Text", text: $text)
      Stepper("Shift", value: $shift)
      Toggle("On", isOn: $isOn)
      Checkbox(isOn: isOn)  // fine: binding-argument-missing-dollar -- only shows it
      CodeLabel(text: text)  // fine: binding-argument-missing-dollar -- only shows it
      // fine: binding-argument-missing-dollar -- a function
      Text(scrambled(text: text, value: shift))
      ProgressView(value: Double(shift))
      ProgressView(value: fraction)  // fine: binding-argument-missing-dollar -- takes a number
      Gauge(value: fraction) { Text("Shift") }  // fine: binding-argument-missing-dollar -- a number
      // fine: binding-argument-missing-dollar -- takes a value
      LabeledContent("Shift", value: text)
      Picker("Tab", selection: $tab) { Text("One").tag(0) }
    }
    .animation(.default, value: isOn)  // fine: binding-argument-missing-dollar -- takes a value
  }

  private var fraction: Double { Double(shift) / 10 }
}
