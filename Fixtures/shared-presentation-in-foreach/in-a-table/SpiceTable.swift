import SwiftUI

struct Spice: Identifiable {
  let id: Int
  var name: String
  var grams: Int
}

struct SpiceTable: View {
  let spices: [Spice]
  @State private var isOrdering = false

  var body: some View {
    Table(spices) {
      TableColumn("Name") { spice in Text(spice.name) }
      TableColumn("Order") { spice in
        Button("\(spice.grams) g") { isOrdering = true }
          // expect: shared-presentation-in-foreach warning `$isOrdering`
          .popover(isPresented: $isOrdering) { Text("More \(spice.name)?") }
      }
    }
  }
}
