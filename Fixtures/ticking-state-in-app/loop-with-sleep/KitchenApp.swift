// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

@main struct KitchenApp: App {
  @State private var clock = "00:00"  // expect: ticking-state-in-app note `@State`

  var body: some Scene {
    WindowGroup {
      Text(clock)
        .task {
          while !Task.isCancelled {
            clock = Date.now.formatted(date: .omitted, time: .standard)
            try? await Task.sleep(nanoseconds: 1_000_000_000)
          }
        }
    }
  }
}
