import SwiftUI

struct TideApp: App {
  @State private var height: Double = 0  // expect: ticking-state-in-app note
  @State private var drift = 0  // expect: ticking-state-in-app note

  var body: some Scene {
    WindowGroup {
      Text("\(height) \(drift)")
        .task { await follow() }
        .onAppear {
          Task {
            repeat {
              drift += 1
              try await Task.sleep(for: .seconds(2))
            } while true
          }
        }
    }
  }

  private func follow() async {
    while true {
      height = .random(in: 0...4)
      try? await Task.sleep(nanoseconds: 5_000_000_000)
    }
  }
}
