// config: {"enable": ["ticking-state-in-app"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Stroke {
  var rate = 0
}

@main struct RowingApp: App {
  @State private var stroke = Stroke()  // fine: ticking-state-in-app -- the object stays the same
  private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some Scene {
    WindowGroup {
      StrokePage(stroke: stroke)
        .onReceive(tick) { _ in stroke.rate += 1 }
    }
  }
}

struct StrokePage: View {
  let stroke: Stroke

  var body: some View { Text("\(stroke.rate) a minute") }
}
