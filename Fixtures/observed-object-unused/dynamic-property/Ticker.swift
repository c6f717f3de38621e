import SwiftUI

final class Exchange: ObservableObject {
  @Published var price = 10
}

struct Ticker: DynamicProperty {
  // fine: observed-object-unused -- refreshes the view that uses the ticker
  @ObservedObject var exchange: Exchange
  let symbol: String

  func reset() { exchange.price = 0 }
}

struct TickerLine: View {
  let ticker: Ticker

  var body: some View { Button(ticker.symbol) { ticker.reset() } }
}
