import SwiftUI

struct QuoteRow: View {
  let ticker: String
  @State private var price: Double? = nil  // miss: state-in-lazy-row -- made by `QuoteRow.init`, which is no call

  var body: some View {
    Text("\(price ?? 0)")
      .onAppear { Task { await load() } }
  }

  private func load() async { price = await fetchPrice(of: ticker) }
}

private func fetchPrice(of ticker: String) async -> Double { Double(ticker.count) }

struct Quotes: View {
  let tickers: [String]

  var body: some View {
    List {
      Section("Quotes") {
        ForEach(tickers, id: \.self, content: QuoteRow.init)
      }
    }
  }
}
