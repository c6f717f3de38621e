import SwiftUI

@Observable final class GroceryCart {
  var items = 0
}

struct CartSummary: View {
  // fine: state-passed-by-parent -- a model: a plain `let` is right here, never `@Binding`
  // expect: state-model-injected-via-init warning `@State`
  @State var cart: GroceryCart

  var body: some View { Text("\(cart.items) items") }
}

struct Checkout: View {
  @State private var cart = GroceryCart()

  var body: some View {
    VStack {
      CartSummary(cart: cart)
      Button("Add") { cart.items += 1 }
    }
  }
}
