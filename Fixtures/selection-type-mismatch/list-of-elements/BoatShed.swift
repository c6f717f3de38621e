import SwiftUI

struct Boat: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct BoatShed: View {
  let boats: [Boat]
  @State private var boat: Boat?
  @State private var several: Set<Boat> = []

  var body: some View {
    // expect: selection-type-mismatch warning `$boat`
    List(boats, selection: $boat) { Text($0.name) }
    // expect: selection-type-mismatch warning `$several`
    List(boats, selection: $several) { Text($0.name) }
    Text("\(boat?.name ?? "None"), \(several.count)")
  }
}
