import SwiftUI

@Observable final class Pony: Identifiable {
  var name = "Fleck"
  var id: String { "\(name)-\(UUID())" }  // expect: unstable-identifiable-id warning `id`
}

struct PonyList: View {
  let ponies: [Pony]

  var body: some View {
    ForEach(ponies) { pony in Text(pony.name) }
  }
}
