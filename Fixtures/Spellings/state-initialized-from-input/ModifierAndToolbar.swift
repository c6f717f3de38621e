import SwiftUI

struct Glow: ViewModifier {
  @State private var radius: Double

  init(radius: Double) {
    // expect: state-initialized-from-input warning `_radius = State(initialValue: radius)`
    _radius = State(initialValue: radius)
  }

  func body(content: Content) -> some View { content.shadow(radius: radius) }
}

struct ZoomTools: ToolbarContent {
  @State private var percent: Int

  init(percent: Int) {
    // expect: state-initialized-from-input warning `_percent = State(initialValue: percent)`
    _percent = State(initialValue: percent)
  }

  var body: some ToolbarContent { ToolbarItem { Text("\(percent) %") } }
}
