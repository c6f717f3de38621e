import SwiftUI

struct Cockpit: View {
  @State private var speed = 0.0
  @State private var gear = 1
  @State private var isEditing = false
  @State private var note = ""
  @State private var log: [String] = []

  var body: some View {
    Form {
      // fine: state-write-in-body -- every closure here waits for the user
      Button("Faster") { speed += 1 }
      Button(action: { speed -= 1 }) { Text("Slower") }
      Button("Stop", role: .destructive) { speed = 0 }
      Button(role: .cancel, action: { speed = 1 }, label: { Text("Idle") })
      Slider(value: $speed, in: 0...100) { editing in isEditing = editing }
      Slider(value: $speed, in: 0...1, onEditingChanged: { isEditing = $0 })
      Stepper("Gear \(gear)") { gear += 1 } onDecrement: { gear -= 1 }
      Stepper(onIncrement: { gear += 1 }, onDecrement: { gear -= 1 }) { Text("Gear") }
      Stepper("Trim", value: $gear, in: 1...6) { isEditing = $0 }
      TextField("Note", text: $note, onEditingChanged: { isEditing = $0 }, onCommit: { log.append(note) })
      Menu("More") {
        Button("Clear") { log.removeAll() }
      } primaryAction: {
        note = "primary"
      }
      PasteButton(payloadType: String.self) { strings in log += strings }
    }
    .disabled(isEditing)
  }
}
