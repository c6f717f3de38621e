// config: {"enable": ["state-in-lazy-row"]}
import SwiftUI

struct KeyRow: View {
  let title: String
  @State private var isHovered = false  // fine: state-in-lazy-row -- a hover means nothing later
  @State private var isPressed = false  // fine: state-in-lazy-row -- a press means nothing later
  @FocusState private var isFocused: Bool  // fine: state-in-lazy-row -- focus is kept elsewhere
  @GestureState private var drag = CGSize.zero  // fine: state-in-lazy-row -- resets by itself

  var body: some View {
    Text(title)
      .opacity(isHovered || isPressed || isFocused ? 1 : 0.8)
      .offset(drag)
      .focused($isFocused)
      .onHover { isHovered = $0 }
      .onLongPressGesture(perform: {}, onPressingChanged: { isPressed = $0 })
      .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
  }
}

struct Keys: View {
  let titles: [String]

  var body: some View {
    List(titles, id: \.self) { KeyRow(title: $0) }
  }
}
