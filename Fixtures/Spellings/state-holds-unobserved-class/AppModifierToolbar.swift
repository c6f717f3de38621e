import SwiftUI

final class Stage { var isLit = false }

@main
struct TheatreApp: App {
  @State private var stage = Stage()  // expect: state-holds-unobserved-class warning `@State`

  var body: some Scene {
    WindowGroup {
      Text(stage.isLit ? "Lit" : "Dark").onTapGesture { stage.isLit.toggle() }.modifier(Spotlight())
    }
  }
}

struct Spotlight: ViewModifier {
  @State private var stage = Stage()  // expect: state-holds-unobserved-class warning `@State`

  func body(content: Content) -> some View {
    content.opacity(stage.isLit ? 1 : 0.5).onHover { stage.isLit = $0 }
  }
}

struct StageTools: ToolbarContent {
  @State private var stage = Stage()  // expect: state-holds-unobserved-class warning `@State`

  var body: some ToolbarContent {
    ToolbarItem { Button(stage.isLit ? "Off" : "On") { stage.isLit.toggle() } }
  }
}
