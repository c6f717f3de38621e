import SwiftUI

struct Tilted: ViewModifier {
  @State private var angle = 12.0  // expect: state-never-mutated note
  @Binding var isOn: Bool  // expect: state-never-mutated note

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(isOn ? angle : 0))
  }
}

struct RoundStyle: ButtonStyle {
  @State private var corner = 8.0  // expect: state-never-mutated note

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.clipShape(RoundedRectangle(cornerRadius: corner))
  }
}

struct NoteWindow: Scene {
  @State private var title = "Notes"  // expect: state-never-mutated note

  var body: some Scene { WindowGroup(title, id: "notes") { Text("Empty") } }
}

struct MapTools: ToolbarContent {
  @Binding var zoom: Int  // expect: state-never-mutated note

  var body: some ToolbarContent {
    ToolbarItem { Text("\(zoom)") }
  }
}
