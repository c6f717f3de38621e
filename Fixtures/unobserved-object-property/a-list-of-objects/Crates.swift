import SwiftUI

final class Crate: ObservableObject, Identifiable {
  @Published var label = ""

  func relabel() { label = "Pears" }
}

struct Crates: View {
  // expect: unobserved-object-property warning `crates`
  let crates: [Crate]

  var body: some View {
    ForEach(crates) { crate in
      Text(crate.label)
      Button("Relabel") { crate.relabel() }
    }
  }
}
