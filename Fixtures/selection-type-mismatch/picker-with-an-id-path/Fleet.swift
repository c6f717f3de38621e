import Combine
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

final class Depot: ObservableObject {
  @Published var lorries: [Lorry] = []
  func load() { lorries = [Lorry(id: 1, name: "Red")] }
}

struct DepotForm: View {
  @EnvironmentObject private var depot: Depot
  @State private var lorry: Lorry?

  var body: some View {
    // expect: selection-type-mismatch warning `$lorry`
    Picker("Lorry", selection: $lorry) {
      ForEach(depot.lorries, id: \.id) { lorry in Text(lorry.name) }
    }
  }
}
