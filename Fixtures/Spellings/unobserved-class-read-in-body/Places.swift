import SwiftUI

final class Stage {
  var isLit = false
  func toggle() { isLit.toggle() }
}

struct StageLight: ViewModifier {
  let stage: Stage  // expect: unobserved-class-read-in-body warning `stage`

  func body(content: Content) -> some View {
    content.opacity(stage.isLit ? 1 : 0.4).onTapGesture { stage.toggle() }
  }
}

struct StageTools: ToolbarContent {
  let stage: Stage  // expect: unobserved-class-read-in-body warning `stage`

  var body: some ToolbarContent {
    ToolbarItem { Button(stage.isLit ? "Off" : "On") { stage.isLit.toggle() } }
  }
}

protocol TheatrePanel: View {}

enum Theatre {
  struct StagePanel: TheatrePanel {
    let stage: Stage  // expect: unobserved-class-read-in-body warning `stage`

    var body: some View {
      if stage.isLit { Text("Show") } else { Button("Light", action: stage.toggle) }
    }
  }
}

struct StageSign {
  let stage: Stage  // miss: unobserved-class-read-in-body -- changed by other views
}

extension StageSign: View {
  var body: some View { Text(stage.isLit ? "Quiet" : "Free") }
}
