// config: {"enable": ["bindable-unneeded"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@Observable final class Lantern {
  var glow = 0.5
}

struct Glowing: ViewModifier {
  @Bindable var lantern: Lantern  // expect: bindable-unneeded note

  func body(content: Content) -> some View { content.opacity(lantern.glow) }
}

struct LanternFrame<Content: View>: View {
  @Bindable var lantern: Lantern  // expect: bindable-unneeded note
  @ViewBuilder let content: (Double) -> Content

  var body: some View { content(lantern.glow) }
}
