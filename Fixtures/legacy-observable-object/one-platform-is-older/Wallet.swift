// config: {"deploymentTarget": {"iOS": "17.0", "macOS": "13.0"}}
import SwiftUI

// fine: legacy-observable-object -- macOS 13 has no Observation
final class Wallet: ObservableObject {
  @Published var coins = 0
}
