// config: {"enable": ["withobservationtracking-one-shot"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Scale {
  var grams = 0
}

@MainActor final class ScaleLog {
  var lines: [String] = []

  func watch(_ scale: Scale) {
    // expect: withobservationtracking-one-shot note `withObservationTracking`
    withObservationTracking {
      _ = scale.grams
    } onChange: {
      Task { @MainActor in self.lines.append("\(scale.grams) g") }
    }
  }
}
