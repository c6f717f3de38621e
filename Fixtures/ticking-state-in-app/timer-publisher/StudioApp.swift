// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

@main struct StudioApp: App {
  @State private var level = 0  // expect: ticking-state-in-app note `@State`
  @State private var isMuted = false  // fine: ticking-state-in-app -- changes when somebody taps
  private let meter = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some Scene {
    WindowGroup {
      Text("Level \(level)")
        .onReceive(meter) { _ in level = (level + 1) % 10 }
    }
    WindowGroup("Mixer", id: "mixer") {
      Toggle("Mute", isOn: $isMuted)
    }
  }
}
