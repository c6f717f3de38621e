// config: {"enable": ["binding-to-observable-class"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Pump {
  var liters = 0
}

struct PumpButton: View {
  @Binding var pump: Pump  // fine: binding-to-observable-class -- finds a new pump after the pause

  var body: some View {
    Button("\(pump.liters) l") {
      Task {
        try? await Task.sleep(for: .seconds(1))
        pump.liters += 1
      }
    }
  }
}
