// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

@main struct MailApp: App {
  var body: some Scene {
    WindowGroup { Text("Inbox") }
    StatusScene()
  }
}

struct StatusScene: Scene {
  @State private var frame = 0  // fine: ticking-state-in-app -- the scene is the menu bar item
  private let tick = Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()

  var body: some Scene {
    MenuBarExtra {
      Text("Checking mail")
    } label: {
      Image(systemName: frame.isMultiple(of: 2) ? "envelope" : "envelope.open")
        .onReceive(tick) { _ in frame += 1 }
    }
  }
}
