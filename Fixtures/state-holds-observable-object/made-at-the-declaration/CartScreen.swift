import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartScreen: View {
  // expect: state-holds-observable-object warning `@State`
  @State private var cart = Cart()

  var body: some View {
    Button("\(cart.count) in the cart") { cart.count += 1 }
  }
}
