// config: {"enable": ["ticking-state-in-app"]}
import SwiftUI

@main struct RadioApp: App {
  @State private var station = ""  // fine: ticking-state-in-app -- the loop ends with the write

  var body: some Scene {
    WindowGroup {
      Text(station)
        .task {
          while !Task.isCancelled {
            if let found = await Tuner.search() {
              station = found
              break
            }
            try? await Task.sleep(nanoseconds: 1_000_000_000)
          }
        }
    }
  }
}

enum Tuner {
  static func search() async -> String? { "Jazz" }
}
