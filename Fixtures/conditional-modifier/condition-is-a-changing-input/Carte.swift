// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension View {
  // expect: conditional-modifier note
  @ViewBuilder func marked<Output: View>(_ isOn: Bool, mark: (Self) -> Output) -> some View {
    if isOn { mark(self) } else { self }
  }
}

struct Dish: Identifiable { let id: Int }

struct DishRow: View {
  let dish: Dish
  let isChosen: Bool
  @State private var note = ""

  var body: some View {
    TextField("Dish \(dish.id)", text: $note)
      // expect: conditional-modifier warning
      .marked(isChosen) { $0.border(.green) }
  }
}

struct Carte: View {
  @State private var chosen: Int?
  let dishes: [Dish]

  var body: some View {
    List(dishes) { dish in
      DishRow(dish: dish, isChosen: chosen == dish.id)
        .onTapGesture { chosen = dish.id }
    }
  }
}
