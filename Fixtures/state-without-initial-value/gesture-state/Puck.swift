import SwiftUI

struct Puck: View {
  @GestureState private var offset: CGSize  // expect: state-without-initial-value error `@GestureState`

  var body: some View {
    Circle()
      .offset(offset)
      .gesture(
        DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
  }
}

struct Rink: View {
  var body: some View { Puck(offset: .zero) }
}
