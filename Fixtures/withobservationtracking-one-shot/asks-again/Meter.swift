// config: {"enable": ["withobservationtracking-one-shot"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Meter {
  var value = 0.0
}

@MainActor final class MeterReader {
  let meter = Meter()
  var text = ""

  func read() {
    // fine: withobservationtracking-one-shot -- `onChange` calls this function again
    withObservationTracking {
      text = "\(meter.value)"
    } onChange: { [weak self] in
      Task { @MainActor in self?.read() }
    }
  }
}

@MainActor func follow(_ meter: Meter, _ report: @escaping @MainActor (Double) -> Void) {
  // fine: withobservationtracking-one-shot -- a free function that calls itself
  withObservationTracking {
    report(meter.value)
  } onChange: {
    DispatchQueue.main.async { follow(meter, report) }
  }
}
