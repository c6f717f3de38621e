import SwiftUI

struct DishList: View {
  @State private var dish = "Soup"
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Stew") { dish = "Stew" }
      Button("Show") { isShown = true }
    }
    // fine: sheet-ispresented-stale-item -- two taps; what the second one sees is not certain
    .sheet(isPresented: $isShown) { Text(dish) }
  }
}
