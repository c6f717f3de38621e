import SwiftUI

struct Crate: Identifiable, Equatable {
  let id: Int
  var label: String
  // expect: equality-hides-change warning `==`
  static func == (lhs: Crate, rhs: Crate) -> Bool { lhs.id == rhs.id }
}

@Observable final class Depot {
  var crates: [Crate] = []
  func refresh(_ fetched: [Crate]) { crates = fetched }
}

struct DepotView: View {
  let depot: Depot
  var body: some View { List(depot.crates) { crate in Text(crate.label) } }
}
