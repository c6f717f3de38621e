// config: {"enable": ["observable-not-main-actor"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: observable-not-main-actor -- the write is on the main actor
@Observable final class Probe {
  var depth = 0.0

  func measure() {
    Task { @MainActor in self.depth = 3 }
  }
}

struct ProbePage: View {
  let probe: Probe

  var body: some View { Button("\(probe.depth)") { probe.measure() } }
}
