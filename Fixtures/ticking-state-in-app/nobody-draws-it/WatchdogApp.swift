// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

@main struct WatchdogApp: App {
  @State private var checks = 0  // fine: ticking-state-in-app -- no `body` reads it
  private let tick = Timer.publish(every: 5, on: .main, in: .common).autoconnect()

  var body: some Scene {
    WindowGroup {
      Text("Watching")
        .onReceive(tick) { _ in
          checks += 1
          if checks > 100 { print("still here") }
        }
    }
  }
}
