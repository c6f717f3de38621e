import SwiftUI

struct Boat: Identifiable {
  let id: Int
  var name: String
}

struct BoatList: View {
  let boats: [Boat]
  @State private var boat: Boat?

  var body: some View {
    List(boats) { each in Button(each.name) { boat = each } }
      // fine: sheet-ispresented-stale-item -- the item opens the sheet
      .sheet(item: $boat) { boat in Text("Sail \(boat.name)") }
  }
}
