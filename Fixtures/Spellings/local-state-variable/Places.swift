import SwiftUI

struct Shake: ViewModifier {
  let strength: Double

  func body(content: Content) -> some View {
    @State var angle = 0.0  // expect: local-state-variable warning `@State`
    return content.rotationEffect(.degrees(angle * strength)).onTapGesture { angle += 1 }
  }
}

struct ShakeTools: ToolbarContent {
  let title: String

  var body: some ToolbarContent {
    @State var isOn = false  // expect: local-state-variable warning `@State`
    return ToolbarItem { Toggle(title, isOn: $isOn) }
  }
}

extension View {
  func shaking() -> some View {
    @State var strength = 1.0  // expect: local-state-variable warning `@State`
    return modifier(Shake(strength: strength))
  }
}

enum Parts {
  static var slider: some View {
    @State var value = 0.5  // expect: local-state-variable warning `@State`
    return Slider(value: $value)
  }
}
