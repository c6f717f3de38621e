import SwiftUI

struct Voyage: Identifiable {
  let number: Int
  let departure: Date

  var id: String {  // fine: unstable-identifiable-id -- the date only decides what is printed
    let now = Date()
    if departure < now { print("gone") }
    return "voyage \(number)"
  }
}

struct Cabin: Identifiable {
  let number: Int
  // fine: unstable-identifiable-id -- what the closure makes is not the id
  var id: Int { [number].map { _ in UUID() }.count + number }
}

struct VoyageList: View {
  let voyages: [Voyage]

  var body: some View { List(voyages) { Text("\($0.number)") } }
}
