import SwiftUI

struct Desk {
  var lamp = false
  mutating func light() { lamp = true }
}

struct RoomPlan: View {
  @State private var desk: Desk?
  // expect: state-never-mutated note `@Binding`
  @Binding var spare: Desk?

  var body: some View {
    Text(desk?.lamp == true ? "Lit" : "Dark")
    Button("Light") {
      if var desk {
        desk.lamp = true  // expect: mutated-local-copy warning `desk.lamp = true`
      }
    }
    Button("Light the spare one", action: lightSpare)
  }

  private func lightSpare() {
    guard var lit = spare else { return }
    lit.light()  // expect: mutated-local-copy warning `lit.light()`
  }
}
