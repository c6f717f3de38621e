// config: {"enable": ["narrow-view-input"]}
import SwiftUI

struct Coin {
  var face: String
  var value: Int
  var year: Int
  var metal: String
}

struct CoinButton: View {
  let coin: Coin  // fine: narrow-view-input -- the action reads another field
  let pay: (Int) -> Void

  var body: some View { Button(coin.face) { pay(coin.value) } }
}
