// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

@main struct BlinkApp: App {
  @State private var isOn = false  // fine: ticking-state-in-app -- the app is this one menu
  private let tick = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  var body: some Scene {
    MenuBarExtra {
      Text("Blinking")
    } label: {
      Image(systemName: isOn ? "sun.max.fill" : "sun.max")
        .onReceive(tick) { _ in isOn.toggle() }
    }
  }
}
