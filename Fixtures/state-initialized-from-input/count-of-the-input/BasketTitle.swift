import SwiftUI

struct BasketTitle: View {
  @State private var amount: Int

  init(fruits: [String]) {
    // expect: state-initialized-from-input warning `_amount = State(initialValue: fruits.count)`
    _amount = State(initialValue: fruits.count)
  }

  var body: some View { Text("\(amount) fruits") }
}
