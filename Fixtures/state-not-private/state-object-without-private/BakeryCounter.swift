import SwiftUI

final class BreadBasket: ObservableObject {
  @Published var loaves = 0
}

struct BakeryCounter: View {
  // expect: state-not-private warning `@StateObject`
  @StateObject var basket = BreadBasket()

  var body: some View {
    Stepper("\(basket.loaves) loaves", value: $basket.loaves)
  }
}
