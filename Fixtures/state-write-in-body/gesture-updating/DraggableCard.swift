import SwiftUI

struct DraggableCard: View {
  @GestureState private var offset = CGSize.zero
  @State private var isDragging = false

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .offset(offset)
      .opacity(isDragging ? 0.7 : 1)
      .gesture(
        DragGesture()
          .updating($offset) { value, state, _ in
            state = value.translation  // fine: state-write-in-body -- the gesture's own state
            isDragging = true  // expect: state-write-in-body error `isDragging = true`
          }
          .onEnded { _ in
            isDragging = false  // fine: state-write-in-body -- the gesture is over
          }
      )
  }
}
