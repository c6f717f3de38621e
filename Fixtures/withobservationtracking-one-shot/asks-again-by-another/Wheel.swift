// config: {"enable": ["withobservationtracking-one-shot"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Wheel {
  var turns = 0
}

@MainActor final class WheelCounter {
  let wheel = Wheel()
  var count = 0

  func start() {
    // fine: withobservationtracking-one-shot -- `update` starts again
    withObservationTracking {
      _ = wheel.turns
    } onChange: {
      Task { @MainActor in self.update() }
    }
  }

  private func update() {
    count = wheel.turns
    start()
  }
}
