// config: {"enable": ["published-missing"]}
import SwiftUI

struct Fruit: Identifiable {
  let id: Int
  var isRipe = false
}

final class BasketModel: ObservableObject {
  @Published var title = "Basket"
  var fruits: [Fruit] = []  // expect: published-missing warning `fruits`

  func add() { fruits.append(Fruit(id: fruits.count)) }
  func ripen() { fruits[0].isRipe = true }
}

struct BasketPage: View {
  @StateObject private var basket = BasketModel()

  var body: some View {
    VStack {
      TextField("Title", text: $basket.title)
      List(basket.fruits) { fruit in Text(fruit.isRipe ? "ripe" : "green") }
      Button("Add") { basket.add() }
      Button("Ripen") { basket.ripen() }
    }
  }
}
