import SwiftUI

func observeOnce<Value>(_ read: () -> Value, then run: @escaping @Sendable () -> Void) -> Value {
  // miss: withobservationtracking-one-shot -- who gives `run` may ask again in it
  withObservationTracking(read, onChange: run)
}

struct Observer<Value> {
  let read: () -> Value

  func start() {
    // expect: withobservationtracking-one-shot note
    withObservationTracking { _ = read() } onChange: { print("changed once") }
  }
}
