import SwiftUI

final class SeedCart: ObservableObject {
  @Published var packets = 0
}

struct CartBadge: View {
  @ObservedObject var cart: SeedCart

  var body: some View { Stepper("\(cart.packets) packets", value: $cart.packets) }
}

struct SeedShop: View {
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Find", text: $query)
      CartBadge(cart: SeedCart())  // expect: object-created-in-body warning `SeedCart()`
    }
  }
}
