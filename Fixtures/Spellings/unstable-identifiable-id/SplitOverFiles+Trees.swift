import Foundation

struct AppleTree: Identifiable {
  let id = UUID()
  let name: String
}

extension Orchard {
  var appleTrees: [AppleTree] {
    // expect: unstable-identifiable-id warning `AppleTree(name: $0)`
    names.map { AppleTree(name: $0) }
  }
}
