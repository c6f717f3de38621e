import SwiftUI

final class Kitchen: ObservableObject {
  @Published var dish = "soup"
}

struct Dish {
  let dish: String
}

struct DishRow: View {
  @ObservedObject var kitchen: Kitchen  // expect: observed-object-unused note
  let dishes: [Dish]

  var body: some View {
    // The parameter of the closure, not the property.
    ForEach(dishes, id: \.dish) { kitchen in Text(kitchen.dish) }
  }
}

struct DishTitle: View {
  // expect: observed-object-unused note
  @ObservedObject
  var kitchen: Kitchen
  let title: String

  var body: some View {
    // kitchen.dish stands in a comment, and "kitchen.dish" in a text.
    Text("kitchen.dish: \(title)")
  }
}
