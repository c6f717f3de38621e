// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

@main struct ScaleApp: App {
  @State private var dot = 0  // expect: ticking-state-in-app note `@State`
  private let tick = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()

  var body: some Scene {
    MenuBarExtra {
      Text("Weighing")
    } label: {
      Text(String(repeating: ".", count: dot))
        .onReceive(tick) { _ in dot = (dot + 1) % 4 }
    }
    // The settings are described anew on each tick as well.
    Window("Settings", id: "settings") { Text("Unit: kg") }
  }
}
