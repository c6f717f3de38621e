// config: {"enable": ["withobservationtracking-one-shot"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Vane {
  var heading = 0.0
}

struct VanePage: View {
  let vane: Vane
  @State private var count = 0

  var body: some View {
    Text("\(count) turns, \(heading())")
  }

  private func follow() {
    // fine: withobservationtracking-one-shot -- `body` comes here on each update
    withObservationTracking {
      _ = vane.heading
    } onChange: {
      Task { @MainActor in count += 1 }
    }
  }

  private func heading() -> Double {
    follow()
    return vane.heading
  }
}
