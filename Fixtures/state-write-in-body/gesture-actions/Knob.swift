import SwiftUI

struct Knob: View {
  @State private var angle = 0.0
  @State private var start: Double?
  @State private var scale = 1.0
  @GestureState private var isPressed = false

  var body: some View {
    Circle()
      .rotationEffect(.degrees(angle))
      .scaleEffect(scale)
      .gesture(turn)
      // fine: state-write-in-body -- after the tap
      .simultaneousGesture(TapGesture(count: 2).onEnded { angle = 0 })
      .highPriorityGesture(
        MagnifyGesture()
          .onChanged({ value in
            // fine: state-write-in-body -- a closure inside the parentheses is an action too
            scale = value.magnification
          })
          .onEnded({ _ in scale = 1 })  // fine: state-write-in-body -- the same
      )
  }

  private var turn: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, pressed, _ in pressed = true }
      .onChanged({ value in
        let begin = start ?? angle
        start = begin  // fine: state-write-in-body -- a gesture's closure runs later
        angle = begin + value.translation.width
      })
      .onEnded({ _ in start = nil })  // fine: state-write-in-body -- a gesture's closure runs later
  }
}
