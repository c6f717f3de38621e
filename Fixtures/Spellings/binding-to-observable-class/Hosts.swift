// config: {"enable": ["binding-to-observable-class"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@Observable final class Ink {
  var opacity = 1.0
}

struct Inked: ViewModifier {
  @Binding var ink: Ink  // expect: binding-to-observable-class note

  func body(content: Content) -> some View {
    content.opacity(ink.opacity).onTapGesture { ink.opacity /= 2 }
  }
}

struct InkFrame<Content: View>: View {
  @Binding private var ink: Ink  // expect: binding-to-observable-class note
  private let content: Content

  init(ink: Binding<Ink>, @ViewBuilder content: () -> Content) {
    _ink = ink
    self.content = content()
  }

  var body: some View {
    VStack {
      content
      Slider(value: $ink.opacity)
    }
  }
}
