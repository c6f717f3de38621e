// config: {"enable": ["observable-unchecked-sendable"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: observable-unchecked-sendable -- the main actor keeps the promise
@MainActor @Observable final class Lamp: Sendable {
  var isOn = false
  nonisolated let id = UUID()  // fine: observable-unchecked-sendable -- a constant
}

struct LampPage: View {
  let lamp: Lamp

  var body: some View { Text(lamp.isOn ? "On" : "Off") }
}
