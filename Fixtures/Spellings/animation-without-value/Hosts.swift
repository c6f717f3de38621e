import SwiftUI

protocol Scenery: View {}

struct Hill<Top: View>: Scenery {
  @ViewBuilder let top: () -> Top

  var body: some View {
    top().animation(.default)  // expect: animation-without-value warning
  }
}

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut)  // expect: animation-without-value warning
  }
}

extension View {
  func bouncing() -> some View {
    self.animation(.spring())  // expect: animation-without-value warning
  }

  func fading() -> some View {
    animation(.easeOut)  // expect: animation-without-value warning
  }
}
