// config: {"enable": ["withobservationtracking-one-shot"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Spy {
  func withObservationTracking(_ read: () -> Void, onChange: () -> Void) {
    read()
    onChange()
  }
}

struct SpyButton: View {
  let spy: Spy

  var body: some View {
    Button("Look") {
      // fine: withobservationtracking-one-shot -- a method of the project
      spy.withObservationTracking {} onChange: {}
    }
  }
}
