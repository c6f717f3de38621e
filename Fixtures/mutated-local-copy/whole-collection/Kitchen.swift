import Combine
import SwiftUI

final class KitchenModel: ObservableObject {
  @Published var orders: [String] = []
  @Published var stock = ["Eggs": 6]

  func take(_ order: String) {
    var all = orders
    all.append(order)  // expect: mutated-local-copy warning `all.append(order)`
    var shelf = self.stock
    shelf["Eggs"] = 5  // expect: mutated-local-copy warning `shelf["Eggs"] = 5`
  }
}

struct Kitchen: View {
  @StateObject private var model = KitchenModel()

  var body: some View {
    Text("\(model.orders.count) orders, \(model.stock.count) kinds")
    Button("Omelette") { model.take("Omelette") }
  }
}
