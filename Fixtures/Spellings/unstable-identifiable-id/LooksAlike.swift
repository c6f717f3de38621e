import SwiftUI

struct Parcel: Identifiable {
  static var fresh: UUID { UUID() }
  let id = UUID()
  let weight: Int

  func copy() -> UUID { UUID() }
}

final class Van: Identifiable {
  lazy var id = UUID()  // fine: unstable-identifiable-id -- made once, and stored
  var parcels: [Parcel] = []
}

final class Cart: Identifiable {
  // fine: unstable-identifiable-id -- the object itself
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}

struct Letter: Identifiable {
  let id: UUID  // fine: unstable-identifiable-id -- given
  static var id: UUID { UUID() }  // fine: unstable-identifiable-id -- of the type, not of a letter
  let text: String
}

struct Depot: View {
  let letters: [Letter]
  @State private var parcels: [Parcel] = []
  // fine: unstable-identifiable-id -- runs when asked
  private let make: (Int) -> Parcel = { Parcel(weight: $0) }

  var body: some View {
    ForEach(letters) { Text($0.text) }
    ForEach(parcels.filter { $0.weight > 1 }) { Text("\($0.weight)") }
    Button("Add") { parcels.append(make(3)) }
  }
}
