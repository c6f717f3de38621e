import SwiftUI

struct Lorry: Hashable {
  let id: Int
  var name: String
}

struct Fleet: View {
  let lorries: [Lorry]
  @State private var lorry: Lorry?
  @State private var lorryID = 1

  var body: some View {
    // expect: selection-type-mismatch warning `$lorry`
    Picker("Lorry", selection: $lorry) {
      ForEach(lorries, id: \.id) { Text($0.name) }
    }
    // fine: selection-type-mismatch -- the id, as the path says
    Picker("Lorry", selection: $lorryID) {
      ForEach(lorries, id: \.id) { Text($0.name) }
    }
    // fine: selection-type-mismatch -- another path, which nobody compares
    Picker("Lorry", selection: $lorryID) {
      ForEach(lorries, id: \.name) { Text($0.name) }
    }
  }
}
