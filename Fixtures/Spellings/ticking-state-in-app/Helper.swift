// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

struct LighthouseApp: App {
  @State private var beam = 0.0  // expect: ticking-state-in-app note
  private let tick = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some Scene {
    WindowGroup {
      Text("Beam")
        .rotationEffect(.degrees(beam))
        .onReceive(tick) { _ in turn() }
    }
  }

  private func turn() { beam += 3 }
}
