// config: {"enable": ["withobservationtracking-one-shot"], "deploymentTarget": {"iOS": "17.0"}}
import Observation
import SwiftUI

@Observable final class Drum {
  var beats = 0
}

final class Drummer {
  let drum = Drum()
  var last = 0

  func listen() {
    // expect: withobservationtracking-one-shot note
    withObservationTracking({ _ = drum.beats }, onChange: { print("beat") })
    // expect: withobservationtracking-one-shot note
    let beats = withObservationTracking {
      drum.beats
    } onChange: {
      DispatchQueue.main.async { [weak self] in self?.last += 1 }
    }
    last = beats
    // expect: withobservationtracking-one-shot note
    _ = Observation.withObservationTracking { self.drum.beats } onChange: { print("beat") }
  }
}
