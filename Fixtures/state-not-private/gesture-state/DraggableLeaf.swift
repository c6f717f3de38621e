import SwiftUI

struct DraggableLeaf: View {
  // expect: state-not-private note `@GestureState`
  @GestureState var offset = CGSize.zero

  var body: some View {
    Image(systemName: "leaf")
      .offset(offset)
      .gesture(
        DragGesture().updating($offset) { value, offset, _ in
          offset = value.translation
        }
      )
  }
}
