// config: {"enable": ["withobservationtracking-one-shot"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Door {
  var isOpen = false
}

@MainActor func nextChange(of door: Door) async {
  await withCheckedContinuation { continuation in
    // fine: withobservationtracking-one-shot -- one change wakes up who waits
    withObservationTracking {
      _ = door.isOpen
    } onChange: {
      continuation.resume()
    }
  }
}
