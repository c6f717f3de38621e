import SwiftUI

struct Seedling: Identifiable {
  var name: String
  var id: UUID { UUID() }  // expect: unstable-identifiable-id warning `id`
}

struct SeedlingList: View {
  @State private var seedlings = [Seedling(name: "Basil")]

  var body: some View {
    List(seedlings) { Text($0.name) }
    Button("Sow") { seedlings.append(Seedling(name: "Dill")) }
  }
}
