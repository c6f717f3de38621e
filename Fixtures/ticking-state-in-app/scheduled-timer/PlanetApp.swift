// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

@main struct PlanetApp: App {
  @State private var angle = 0.0  // expect: ticking-state-in-app note `@State`

  var body: some Scene {
    WindowGroup {
      Image(systemName: "globe")
        .rotationEffect(.degrees(angle))
        .onAppear {
          Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in angle += 1 }
        }
    }
  }
}
