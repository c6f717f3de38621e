import SwiftUI

struct ToppingRow: View {
  let name: String
  @State private var isDouble = false

  var body: some View { Toggle(name, isOn: $isDouble) }
}

struct ToppingsView: View {
  let toppings: [String]

  var body: some View {
    // expect: foreach-index-id note
    ForEach(toppings.indices, id: \.self) { place in ToppingRow(name: toppings[place]) }
  }
}

struct PizzaOrder: View {
  @State private var toppings = ["Olives", "Capers"]

  var body: some View {
    VStack {
      ToppingsView(toppings: toppings)
      Button("No olives") { toppings.removeAll { $0 == "Olives" } }
    }
  }
}
