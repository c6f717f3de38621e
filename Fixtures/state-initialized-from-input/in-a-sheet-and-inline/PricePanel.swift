import SwiftUI

struct PricePanel: View {
  @State private var price: Int

  init(price: Int) {
    // One of the two call sites stays on screen while the value changes.
    // expect: state-initialized-from-input warning `_price = State(initialValue: price)`
    _price = State(initialValue: price)
  }

  var body: some View { Stepper("\(price) €", value: $price) }
}

struct Offer: Identifiable {
  let id: Int
  var price: Int
}

struct OfferScreen: View {
  @State private var offer = Offer(id: 1, price: 20)
  @State private var shown: Offer?

  var body: some View {
    VStack {
      PricePanel(price: offer.price)
      Button("Cheaper") { offer.price -= 1 }
      Button("Show") { shown = offer }
    }
    .sheet(item: $shown) { shown in PricePanel(price: shown.price) }
  }
}
