import SwiftUI

struct Notebook: View {
  @State private var text = ""
  @FocusState private var isWriting: Bool {
    // expect: state-property-observer warning `didSet`
    didSet { print(isWriting) }
  }
  @GestureState private var isPressed = false {
    // expect: state-property-observer warning `didSet`
    didSet { print(isPressed) }
  }

  var body: some View {
    TextField("Text", text: $text)
      .focused($isWriting)
      .opacity(isPressed ? 0.5 : 1)
      .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
  }
}
