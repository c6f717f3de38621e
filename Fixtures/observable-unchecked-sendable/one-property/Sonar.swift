// config: {"enable": ["observable-unchecked-sendable"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Sonar {
  // expect: observable-unchecked-sendable note `nonisolated(unsafe)`
  @ObservationIgnored nonisolated(unsafe) var latest = 0.0
  var shown = 0.0
}

struct SonarPage: View {
  let sonar: Sonar

  var body: some View { Text("\(sonar.shown)") }
}
