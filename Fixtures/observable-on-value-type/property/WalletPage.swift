import SwiftUI

@Observable final class Wallet {
  var coins = 3
}

struct WalletPage: View {
  @Observable var wallet = Wallet2()  // expect: observable-on-value-type error

  var body: some View { Button("\(wallet.coins)") { count() } }

  private func count() {
    @Observable var other = Wallet2()  // expect: observable-on-value-type error
    print(other.coins)
  }
}

struct Wallet2 {
  var coins = 3
}
