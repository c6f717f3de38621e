import SwiftUI

struct CoinRow<Trailing: View>: View {
  let coin: Int?
  @ViewBuilder let trailing: () -> Trailing

  var body: some View {
    if let coin {  // expect: row-not-unary note
      HStack {
        Text("\(coin)")
        trailing()
      }
    }
  }
}

struct Purse: View {
  let coins: [Int]

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(coins, id: \.self) { CoinRow(coin: $0) { Text("ct") } }
      }
    }
  }
}
