// config: {"deploymentTarget": {"iOS": "17.0"}, "enable": ["legacy-observable-object"]}
import SwiftUI

// expect: legacy-observable-object note `Wallet`
final class Wallet: ObservableObject {
  @Published var coins = 0
  @Published var notes = 0
}

struct WalletScreen: View {
  @StateObject private var wallet = Wallet()

  var body: some View { Stepper("\(wallet.coins) and \(wallet.notes)", value: $wallet.coins) }
}
