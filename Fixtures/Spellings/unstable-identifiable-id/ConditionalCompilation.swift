import SwiftUI

struct Comet: Identifiable {
  let year: Int
  #if os(visionOS)
    var id: UUID { UUID() }  // expect: unstable-identifiable-id warning `id`
  #else
    var id: String { "\(year) \(UUID())" }  // expect: unstable-identifiable-id warning `id`
  #endif
}

struct CometList: View {
  let comets: [Comet]

  var body: some View { List(comets) { Text("\($0.year)") } }
}
