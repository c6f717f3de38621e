// config: {"enable": ["row-not-unary"]}
import SwiftUI

struct Dish: Identifiable {
  let id: Int
  let name: String
  let price: Double?
}

struct Dishes: View {
  let dishes: [Dish]
  let isCheap: Bool

  var body: some View {
    List {
      ForEach(dishes, content: { dish in
        if case let price? = dish.price, isCheap {  // expect: row-not-unary note
          Text("\(price)")
        }
      })
      ForEach(dishes) {
        if let price = $0.price {  // expect: row-not-unary note
          Text("\(price)")
        } else if isCheap {
          Text("Cheap")
        }
      }
      SwiftUI.ForEach(dishes, id: \.name) { dish in
        if dish.name.isEmpty {  // expect: row-not-unary note
          EmptyView()
        } else {
          Text(dish.name)
        }
      }
    }
  }
}
