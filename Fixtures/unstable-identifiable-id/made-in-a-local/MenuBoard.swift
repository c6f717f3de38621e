import SwiftUI

struct Dish: Identifiable {
  var id = UUID()
  let name: String
  let price: Int
}

struct MenuBoard: View {
  @State private var soupPrice = 6

  var body: some View {
    let dishes = [
      // expect: unstable-identifiable-id warning `Dish(name: "Soup", price: soupPrice)`
      Dish(name: "Soup", price: soupPrice),
      // expect: unstable-identifiable-id warning `Dish(name: "Bread", price: 2)`
      Dish(name: "Bread", price: 2),
    ]
    List(dishes) { dish in Text("\(dish.name) \(dish.price)") }
    Stepper("Soup", value: $soupPrice)
  }
}
