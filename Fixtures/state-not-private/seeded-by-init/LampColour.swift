import SwiftUI

struct LampColour: View {
  @State var current: Color  // fine: state-not-private -- reported where `init` copies the input

  init(colour: Color) {
    // expect: state-initialized-from-input warning `_current = State(initialValue: colour)`
    _current = State(initialValue: colour)
  }

  var body: some View { current.frame(width: 40, height: 40) }
}
