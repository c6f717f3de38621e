import SwiftUI

struct Leaf: View {
  let angle: Double

  var body: some View { Image(systemName: "leaf").rotationEffect(.degrees(angle)) }
}

struct Drifting: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    content
      .offset(x: isOn ? 20 : 0)
      .animation(.easeOut)  // expect: animation-without-value warning
  }
}

struct Tree: View {
  @State private var angle = 0.0

  var body: some View {
    Leaf(angle: angle).animation(.default)  // expect: animation-without-value warning
    Slider(value: $angle)
      .modifier(Drifting(isOn: angle > 10))
  }
}
