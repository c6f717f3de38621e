import SwiftUI

extension CraneGuard {
  func watch() {
    #if DEBUG
      print("watching")
    #endif
    // expect: withobservationtracking-one-shot note
    withObservationTracking {
      _ = crane.load
    } onChange: {
      self.warn()
    }
  }
}
