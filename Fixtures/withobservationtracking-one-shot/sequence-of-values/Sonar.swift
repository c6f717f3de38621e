// config: {"enable": ["withobservationtracking-one-shot"], "deploymentTarget": {"iOS": "26.0"}}
import SwiftUI

@MainActor @Observable final class Sonar {
  var depth = 0.0
}

@MainActor func record(_ sonar: Sonar) async {
  // fine: withobservationtracking-one-shot -- all values, one after the other
  for await depth in Observations({ sonar.depth }) {
    print(depth)
  }
}
