// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

@main struct WalkApp: App {
  var body: some Scene {
    WindowGroup { StepCounter() }
  }
}

struct StepCounter: View {
  @State private var seconds = 0  // fine: ticking-state-in-app -- a view, not the app
  private static let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(seconds) s").onReceive(Self.tick) { _ in seconds += 1 }
  }
}
