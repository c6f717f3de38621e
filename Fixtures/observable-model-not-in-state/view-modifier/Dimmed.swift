import SwiftUI

@Observable final class Dimmer {
  var level = 1.0
}

struct Dimmed: ViewModifier {
  private let dimmer = Dimmer()  // expect: observable-model-not-in-state warning `dimmer`

  func body(content: Content) -> some View {
    content
      .opacity(dimmer.level)
      .onTapGesture { dimmer.level = dimmer.level < 1 ? 1 : 0.4 }
  }
}

struct Aquarium: View {
  @State private var fish = 3

  var body: some View {
    Stepper("\(fish) fish", value: $fish).modifier(Dimmed())
  }
}
