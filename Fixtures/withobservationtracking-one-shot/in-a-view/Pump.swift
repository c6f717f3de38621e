// config: {"enable": ["withobservationtracking-one-shot"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Pump {
  var strokes = 0
}

struct PumpPage: View {
  let pump: Pump
  @State private var seen = 0

  var body: some View {
    Text("\(seen)")
      .onAppear {
        // expect: withobservationtracking-one-shot note `withObservationTracking`
        withObservationTracking {
          _ = pump.strokes
        } onChange: {
          Task { @MainActor in seen = pump.strokes }
        }
      }
  }
}
