import SwiftUI

final class Basket: ObservableObject {
  @Published var apples = 0

  func add(_ count: Int, fresh: Bool = true) -> Int {
    self.apples += count
    return self.apples
  }
}

struct BasketView: View {
  @ObservedObject var basket: Basket

  var body: some View {
    Text("\(self.basket.add(2))")  // expect: model-mutation-in-body error `self.basket.add(2)`
    // expect: model-mutation-in-body error `basket.add(1, fresh: false)`
    Text("\(basket.add(1, fresh: false))")
  }
}
