import SwiftUI

struct Price: Equatable {
  let code: String
  var cents: Int
  // expect: equality-hides-change warning `==`
  static func == (lhs: Price, rhs: Price) -> Bool {
    guard lhs.code == rhs.code else { return false }
    return true
  }
}

typealias PriceList = [String: Price]

@Observable final class Market {
  var prices: PriceList = [:]
  func load(_ new: PriceList) async { prices = new }
}

struct MarketView: View {
  @Environment(Market.self) private var market
  var body: some View { Text("\(market.prices["egg"]?.cents ?? 0)") }
}
