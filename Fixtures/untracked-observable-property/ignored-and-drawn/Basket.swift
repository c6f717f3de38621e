import SwiftUI

@Observable final class BasketModel {
  var name = "Basket"
  // expect: untracked-observable-property warning `@ObservationIgnored`
  @ObservationIgnored var eggs = 0
  func lay() { eggs += 1 }
}

struct BasketView: View {
  @State private var basket = BasketModel()

  var body: some View {
    Button("\(basket.name): \(basket.eggs)") { basket.lay() }
  }
}
