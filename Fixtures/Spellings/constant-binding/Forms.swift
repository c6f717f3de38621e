import SwiftUI

struct Vane: View {
  @State private var isFree = true
  @State private var angle: Double = 10
  @SwiftUI.State private var names: [String] = ["North"]

  var body: some View {
    // expect: constant-binding warning `Binding.constant(isFree)`
    Toggle("Free", isOn: Binding.constant(isFree))
    // expect: constant-binding warning `Binding<Bool>.constant(self.isFree)`
    Toggle("Free", isOn: Binding<Bool>.constant(self.isFree))
    Toggle(isOn: .constant(isFree)) {  // expect: constant-binding warning `.constant(isFree)`
      Text("Free")
    }
    // expect: constant-binding warning `.constant(angle)`
    Slider(value: .constant(angle), in: 0...360, step: 5) { Text("Angle") }
    // expect: constant-binding warning `.constant(names[0])`
    TextField("Name", text: .constant(names[0]))
    Button("Turn") {
      isFree.toggle()
      angle += 5
      names[0] = "South"
    }
  }
}
