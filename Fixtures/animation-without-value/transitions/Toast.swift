import SwiftUI

extension AnyTransition {
  // fine: animation-without-value -- a transition
  static var pop: AnyTransition { .scale.animation(.spring()) }
}

struct Toast: View {
  @State private var isShown = false

  // fine: animation-without-value -- a transition
  private let rise = AnyTransition.move(edge: .bottom).animation(.easeOut)

  var body: some View {
    VStack {
      Button("Show") { isShown.toggle() }
      if isShown {
        // fine: animation-without-value -- inside `transition`
        Text("Saved").transition(.opacity.animation(.easeIn))
        // fine: animation-without-value -- inside `transition`
        Text("Sent").transition(
          .asymmetric(insertion: .slide.animation(.easeIn), removal: .opacity.animation(.linear)))
        Text("Up").transition(rise)
        Text("Pop").transition(.pop)
      }
    }
  }
}
