import SwiftUI

struct Reptile: Identifiable, Hashable {
  let id: UUID
  var name: String
}

struct Reptiles: View {
  let reptiles: [Reptile]
  @State private var picked: Reptile?

  var body: some View {
    // expect: selection-type-mismatch warning `$picked`
    List(selection: $picked) {
      Section("Reptiles") {
        ForEach(reptiles) { reptile in Text(reptile.name) }
      }
    }
    Text(picked?.name ?? "None")
  }
}
