import SwiftUI

struct Sailor: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct Crew: View {
  let sailors: [Sailor]
  @State private var cook: Sailor?
  @State private var mate: Sailor?

  var body: some View {
    // fine: selection-type-mismatch -- the rows carry the element
    List(selection: $cook) {
      ForEach(sailors) { sailor in Text(sailor.name).tag(sailor) }
    }
    // fine: selection-type-mismatch -- so do these
    Picker("Mate", selection: $mate) {
      Text("None").tag(Sailor?.none)
      ForEach(sailors) { sailor in
        HStack { Text(sailor.name) }.tag(sailor as Sailor?)
      }
    }
  }
}
