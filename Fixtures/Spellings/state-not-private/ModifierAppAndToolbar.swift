import SwiftUI

struct Wobble: ViewModifier {
  @State var angle = 0.0  // expect: state-not-private warning `@State`

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(angle)).onTapGesture { angle += 5 }
  }
}

@main
struct WeatherApp: App {
  @State var city = "Lyon"  // expect: state-not-private warning `@State`

  var body: some Scene {
    WindowGroup { TextField("City", text: $city).modifier(Wobble()) }
  }
}

struct EditorTools: ToolbarContent {
  @State var isBold = false  // expect: state-not-private warning `@State`

  var body: some ToolbarContent {
    ToolbarItem { Toggle("Bold", isOn: $isBold) }
  }
}

struct FileCommands: Commands {
  @State var recentCount = 5  // expect: state-not-private warning `@State`

  var body: some Commands {
    CommandMenu("Recent") { Button("Show \(recentCount)") { recentCount += 5 } }
  }
}

struct PressFlash: ButtonStyle {
  @State var flashes = 0  // expect: state-not-private warning `@State`

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .badge(flashes)
      .onChange(of: configuration.isPressed) { flashes += 1 }
  }
}
