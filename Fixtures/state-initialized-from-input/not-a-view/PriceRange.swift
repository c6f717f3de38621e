import SwiftUI

struct PriceRange {
  private var lowest: Int

  init(lowest: Int) {
    self.lowest = lowest  // fine: state-initialized-from-input -- an ordinary struct
  }

  var text: String { "from \(lowest)" }
}

struct PriceTag: View {
  private let range: PriceRange
  private let price: Int

  init(price: Int) {
    // fine: state-initialized-from-input -- an ordinary property follows the input
    self.price = price
    range = PriceRange(lowest: price)
  }

  var body: some View { Text("\(price) \(range.text)") }
}
