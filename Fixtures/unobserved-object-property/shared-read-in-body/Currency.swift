import SwiftUI

@MainActor final class ExchangeRates: ObservableObject {
  static let shared = ExchangeRates()
  let base = "EUR"
  @Published var dollar = 1.1
  @Published var pound = 0.9
  func update() { dollar += 0.01 }
}

struct PriceTag: View {
  let euros: Double

  var body: some View {
    VStack {
      // expect: unobserved-object-property warning `ExchangeRates.shared.dollar`
      Text("\(euros * ExchangeRates.shared.dollar) USD")
      Button("Update") { ExchangeRates.shared.update() }
    }
  }
}

struct PoundTag: View {
  let euros: Double
  // fine: unobserved-object-property -- this view hears the changes
  @ObservedObject private var rates = ExchangeRates.shared

  var body: some View {
    VStack {
      Text("\(rates.dollar)")
      Text("\(euros * ExchangeRates.shared.pound) GBP")
    }
  }
}

struct BaseTag: View {
  var body: some View {
    // fine: unobserved-object-property -- a constant
    Text("in \(ExchangeRates.shared.base)")
  }
}

struct RateSheet: View {
  @State private var note = ""

  var body: some View {
    Button("Note the rate \(note)") {
      // fine: unobserved-object-property -- read in an action
      note = "\(ExchangeRates.shared.pound)"
    }
  }
}
