import SwiftUI

protocol Page: View {}

enum Menu2 {
  struct Cover: Page {
    @State private var subtitle: String

    init(subtitle: String) {
      // expect: state-initialized-from-input warning `_subtitle = State(initialValue: subtitle)`
      _subtitle = State(initialValue: subtitle)
    }

    var body: some View { Text(subtitle) }
  }
}

struct BackCover {
  @State private var price: Decimal

  init(price: Decimal) {
    // expect: state-initialized-from-input warning `_price = State(initialValue: price)`
    _price = State(initialValue: price)
  }
}

extension BackCover: View {
  var body: some View { Text("\(price)") }
}
