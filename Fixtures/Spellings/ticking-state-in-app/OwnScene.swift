import SwiftUI

struct MeterScene: Scene {
  @State private var value = 0  // expect: ticking-state-in-app note
  private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some Scene {
    WindowGroup("Meter", id: "meter") {
      Text("\(value)").onReceive(tick) { _ in value += 1 }
    }
    WindowGroup("Log", id: "log") { Text("Log") }
  }
}
