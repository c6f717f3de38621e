import SwiftUI

struct PackedThing: Identifiable {
  let id = UUID()
  var label: String
}

struct PackingList: View {
  @State private var things = [PackedThing(label: "Tent"), PackedThing(label: "Stove")]

  var body: some View {
    List {
      // expect: foreach-index-id error
      ForEach(things.indices, id: \.self) { place in
        TextField("Thing", text: $things[place].label)
      }
      .onDelete { things.remove(atOffsets: $0) }
    }
  }
}
