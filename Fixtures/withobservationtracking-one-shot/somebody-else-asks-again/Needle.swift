// config: {"enable": ["withobservationtracking-one-shot"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Wind {
  var knots = 0.0
}

protocol Painter: AnyObject {
  func paintSoon()
}

@MainActor final class Needle {
  let wind = Wind()
  weak var painter: Painter?
  var isStale = false
  var angle = 0.0 {
    didSet { paint() }
  }

  func paint() {
    // fine: withobservationtracking-one-shot -- the painter may call `paint` again
    withObservationTracking {
      _ = wind.knots
    } onChange: {
      Task { @MainActor in self.painter?.paintSoon() }
    }
    // fine: withobservationtracking-one-shot -- the observer of `angle` calls `paint`
    withObservationTracking {
      _ = wind.knots
    } onChange: {
      Task { @MainActor in self.angle = self.wind.knots }
    }
    // fine: withobservationtracking-one-shot -- a mark that somebody looks at
    withObservationTracking {
      _ = wind.knots
    } onChange: {
      self.isStale = true
    }
  }

  func knots() -> Double {
    // fine: withobservationtracking-one-shot -- whoever wants the value asks again
    withObservationTracking {
      wind.knots
    } onChange: {
      print("The wind turns")
    }
  }

  func watch(_ report: @escaping @Sendable () -> Void) {
    // fine: withobservationtracking-one-shot -- nobody knows what `report` does
    withObservationTracking {
      _ = wind.knots
    } onChange: {
      report()
    }
  }
}
