import SwiftUI

struct Counted: ViewModifier {
  let name: String

  func body(content: Content) -> some View {
    // expect: side-effect-in-body warning
    NotificationCenter.default.post(name: .init(name), object: nil)
    return content
  }
}

struct StageTools: ToolbarContent {
  let name: String

  init(name: String) {
    self.name = name
    UserDefaults.standard.set(name, forKey: "tool")  // expect: side-effect-in-body warning
  }

  var body: some ToolbarContent {
    ToolbarItem { Text(name) }
  }
}
