// config: {"enable": ["collection-transform-in-foreach"]}
import SwiftUI

struct Prices: View {
  let prices: [String: Double]

  var body: some View {
    List {
      // expect: collection-transform-in-foreach note
      ForEach(prices.keys.sorted(), id: \.self) { name in
        Text("\(name): \(prices[name] ?? 0)")
      }
    }
  }
}
