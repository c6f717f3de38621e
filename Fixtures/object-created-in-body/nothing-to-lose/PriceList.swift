import SwiftUI

/// Words for one price. It is an `ObservableObject` by habit: nothing in it changes.
final class PriceText: ObservableObject {
  let cents: Int
  init(cents: Int) { self.cents = cents }
  var text: String { "\(cents / 100).\(cents % 100)" }
}

struct PriceLabel: View {
  @ObservedObject var price: PriceText

  var body: some View { Text(price.text) }
}

struct PriceList: View {
  @State private var cents = [120, 350]

  var body: some View {
    // expect: foreach-id-self note
    ForEach(cents, id: \.self) { cents in
      // fine: object-created-in-body -- made again, it says the same
      let price = PriceText(cents: cents)
      Text(price.text)
      // fine: object-created-in-body -- made again, it says the same
      PriceLabel(price: PriceText(cents: cents + 1))
    }
    Button("More") { cents.append(90) }
  }
}
