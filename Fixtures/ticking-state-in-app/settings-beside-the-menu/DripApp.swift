// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

@main struct DripApp: App {
  @State private var drops = 0  // fine: ticking-state-in-app -- no window, only the menu
  private let tick = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  var body: some Scene {
    MenuBarExtra {
      Text("Dripping")
    } label: {
      Text("\(drops)").onReceive(tick) { _ in drops += 1 }
    }
    Settings { Text("Sound") }
  }
}
