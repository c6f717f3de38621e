import Foundation

struct HarbourBuoy {
  let colour: String
}

extension HarbourBuoy: Identifiable {
  var id: UUID { UUID() }  // expect: unstable-identifiable-id warning `id`
}
