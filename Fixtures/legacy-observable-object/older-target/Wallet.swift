// config: {"deploymentTarget": {"iOS": "16.4"}}
import SwiftUI

// fine: legacy-observable-object -- iOS 16 has no Observation
final class Wallet: ObservableObject {
  @Published var coins = 0
}
