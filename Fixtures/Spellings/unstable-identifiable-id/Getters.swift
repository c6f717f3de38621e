import SwiftUI

struct Acorn: Identifiable {
  let weight: Int
  var id: UUID {  // expect: unstable-identifiable-id warning `id`
    get { UUID() }
  }
}

struct Chestnut: Identifiable {
  let weight: Int
  var id: String {  // expect: unstable-identifiable-id warning `id`
    return UUID().uuidString
  }
}

struct Hazelnut: Identifiable {
  let weight: Int
  // expect: unstable-identifiable-id warning `id`
  public var id: Foundation.UUID { Foundation.UUID.init() }
}

struct Walnut: Identifiable {
  let weight: Int
  var id: UUID { .init() }  // expect: unstable-identifiable-id warning `id`
}

struct NutList: View {
  let acorns: [Acorn]
  let chestnuts: [Chestnut]

  var body: some View {
    ForEach(acorns) { Text("\($0.weight)") }
    ForEach(chestnuts) { Text("\($0.weight)") }
  }
}
