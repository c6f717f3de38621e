import SwiftUI

@Observable final class PriceModel {
  var cents = [100, 250]
  // fine: untracked-observable-property -- a cache, filled by the getter itself
  @ObservationIgnored private var texts: [Int: String] = [:]

  func text(for cents: Int) -> String {
    if let known = texts[cents] { return known }
    let made = "\(cents / 100),\(cents % 100) €"
    texts[cents] = made
    return made
  }
}

struct PriceView: View {
  @State private var prices = PriceModel()

  var body: some View {
    VStack {
      Text(prices.text(for: 100))
      Button("\(prices.cents.count) prices") { prices.cents.append(300) }
    }
  }
}
