import SwiftUI

protocol Listed: Identifiable {
  var name: String { get }
}

struct Harp: Listed {
  let name: String
  var id: UUID { UUID() }  // expect: unstable-identifiable-id warning `id`
}

struct Lute: Swift.Identifiable, Hashable {
  let name: String
  var id: UUID { UUID() }  // expect: unstable-identifiable-id warning `id`
}

struct Drum {
  let name: String
  var id: UUID { UUID() }  // expect: unstable-identifiable-id warning `id`
}

extension Drum: Identifiable {}

struct Case<Content>: Identifiable {
  let content: Content
  var id: UUID { UUID() }  // expect: unstable-identifiable-id warning `id`
}

enum Orchestra {
  struct Seat: Identifiable {
    let row: Int
    var id: UUID { UUID() }  // expect: unstable-identifiable-id warning `id`
  }
}

struct InstrumentList: View {
  let harps: [Harp]

  var body: some View { List(harps) { Text($0.name) } }
}
