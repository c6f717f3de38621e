import SwiftUI

struct CoinTray<Coin: Identifiable>: View {
  let coins: [Coin]
  let title: (Coin) -> String
  @Binding var isInspecting: Bool

  var body: some View {
    ForEach(coins) { coin in
      Button(title(coin)) { isInspecting = true }
        // expect: shared-presentation-in-foreach warning `$isInspecting`
        .popover(isPresented: $isInspecting) { Text(title(coin)) }
    }
  }
}
