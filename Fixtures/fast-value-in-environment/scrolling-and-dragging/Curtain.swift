// config: {"enable": ["fast-value-in-environment"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Curtain<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var pull: CGFloat = 0
  @State private var top: CGFloat = 0
  @State private var width: CGFloat = 0

  var body: some View {
    content()
      .gesture(DragGesture().onChanged { pull = $0.translation.height })
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
      .environment(\.pull, pull)  // expect: fast-value-in-environment note `pull`
      .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: { top = $0 }
      .environment(\.shade, top / 400)  // expect: fast-value-in-environment note `top / 400`
      // fine: fast-value-in-environment -- the width changes with the window, not with a finger
      .environment(\.breadth, width)
  }
}
