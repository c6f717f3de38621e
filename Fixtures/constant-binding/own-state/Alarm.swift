// config: {"enable": ["constant-binding"]}
import SwiftUI

struct AlarmForm: View {
  @State private var isOn = false
  @State private var volume = 0.5
  @State private var name = ""
  @State private var tone = 1
  @State private var isOpen = false

  var body: some View {
    Form {
      Toggle("On", isOn: .constant(isOn))  // expect: constant-binding warning `.constant(isOn)`
      Slider(value: .constant(volume))  // expect: constant-binding warning `.constant(volume)`
      // expect: constant-binding warning `.constant(name)`
      TextField("Name", text: .constant(name))
      // expect: constant-binding warning `.constant(tone)`
      Picker("Tone", selection: .constant(tone)) {
        Text("Bell").tag(1)
        Text("Horn").tag(2)
      }
      // expect: constant-binding warning `.constant(isOpen)`
      DisclosureGroup("More", isExpanded: .constant(isOpen)) { Text("Nothing") }
      Button("Reset") {
        isOn.toggle()
        volume = 1
        name = "Morning"
        tone = 2
        isOpen = true
      }
    }
  }
}
