import SwiftUI

// A private `@State` can be set from the type's own initialiser just as well.
struct RiceCooker: View {
  @State var cups: Int  // expect: state-not-private warning `@State`
  @State var program: String  // expect: state-not-private warning `@State`

  init(initialCups: Int) {
    _cups = State(initialValue: initialCups)
    _program = State(initialValue: "white")
  }

  var body: some View {
    Stepper("\(cups) cups, \(program)", value: $cups, in: 1...6)
    Button("Brown rice") { program = "brown" }
  }
}
