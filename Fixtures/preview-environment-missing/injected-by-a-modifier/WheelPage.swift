import SwiftUI

@Observable final class Wheel {
  var turns = 0
}

struct WheelPage: View {
  @Environment(Wheel.self) private var wheel

  var body: some View { Button("\(wheel.turns)") { wheel.turns += 1 } }
}

struct SampleWheel: PreviewModifier {
  static func makeSharedContext() -> Wheel { Wheel() }

  func body(content: Content, context: Wheel) -> some View {
    content.environment(context)
  }
}

struct Wheeled: ViewModifier {
  @State private var wheel = Wheel()

  func body(content: Content) -> some View { content.environment(wheel) }
}

extension View {
  func withSampleWheel() -> some View { modifier(Wheeled()) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var wheel: Self { .modifier(SampleWheel()) }
}

#Preview(traits: .modifier(SampleWheel())) {
  WheelPage()  // fine: preview-environment-missing -- the trait injects
}

#Preview("Trait with a name", traits: .wheel) {
  WheelPage()  // fine: preview-environment-missing -- the trait injects
}

#Preview("Modifier") {
  WheelPage().modifier(Wheeled())  // fine: preview-environment-missing -- the modifier injects
}

#Preview("Helper") {
  WheelPage().withSampleWheel()  // fine: preview-environment-missing -- the helper injects
}
