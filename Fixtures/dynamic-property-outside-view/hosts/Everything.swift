import SwiftUI

final class Palette: ObservableObject {
  @Published var tint = 0.5
}

@main
struct EverythingApp: App {
  @State private var count = 0  // fine: dynamic-property-outside-view -- an app
  @Environment(\.scenePhase) private var phase  // fine: dynamic-property-outside-view -- an app
  @UIApplicationDelegateAdaptor private var delegate: Delegate

  var body: some Scene {
    WindowGroup {
      Button("\(count)") { count += 1 }
        .toolbar { Tools() }
        .modifier(Tilt())
        .buttonStyle(Pushed())
        .disabled(phase == .background)
    }
    Panels()
  }
}

final class Delegate: NSObject, UIApplicationDelegate {}

struct Panels: Scene {
  @State private var isOpen = true  // fine: dynamic-property-outside-view -- a scene

  var body: some Scene { Window("Panel", id: "panel") { Toggle("Open", isOn: $isOpen) } }
}

struct Tools: ToolbarContent {
  @Environment(\.dismiss) private var dismiss  // fine: dynamic-property-outside-view -- a toolbar

  var body: some ToolbarContent { ToolbarItem { Button("Close") { dismiss() } } }
}

struct Tilt: ViewModifier {
  @State private var angle = 0.0  // fine: dynamic-property-outside-view -- a modifier

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(angle)).onTapGesture { angle += 5 }
  }
}

struct Pushed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled  // fine: dynamic-property-outside-view -- a style

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isEnabled ? 1 : 0.5)
  }
}

struct Menus: Commands {
  @FocusedValue(\.number) private var number  // fine: dynamic-property-outside-view -- commands

  var body: some Commands { CommandMenu("Number") { Text("\(number ?? 0)") } }
}

struct Wedge: Shape {
  // fine: dynamic-property-outside-view -- a shape is a view
  @Environment(\.layoutDirection) private var direction

  func path(in rect: CGRect) -> Path { direction == .leftToRight ? Path(rect) : Path() }
}

extension FocusedValues {
  @Entry var number: Int?
}
