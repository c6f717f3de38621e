import SwiftUI

struct Reveal: View {
  @State private var opacity = 0.0
  @State private var isDone = false

  var body: some View {
    let _ = withAnimation {
      opacity = 1  // expect: state-write-in-body error `opacity = 1`
    } completion: {
      isDone = true  // fine: state-write-in-body -- after the animation
    }
    VStack {
      Text("Hello").opacity(opacity)
      Button(isDone ? "Hide" : "Wait") {
        withAnimation(.easeOut) {
          opacity = 0  // fine: state-write-in-body -- inside an action
        }
      }
    }
  }
}
