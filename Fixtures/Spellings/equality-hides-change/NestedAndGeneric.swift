import SwiftUI

enum Menu {
  struct Dish<Price: Equatable>: Identifiable, Equatable {
    let id: Int
    var price: Price
    // expect: equality-hides-change warning `==`
    static func == (lhs: Dish<Price>, rhs: Dish<Price>) -> Bool { lhs.id == rhs.id }
  }
}

struct DishRow: View {
  var dish: Menu.Dish<Double>
  var body: some View { Text("\(dish.price)") }
}

struct MenuView: View {
  @State private var dishes = [Menu.Dish(id: 1, price: 9.5)]

  var body: some View {
    ForEach(dishes) { DishRow(dish: $0) }
    Button("Raise") { dishes[0].price += 1 }
  }
}
