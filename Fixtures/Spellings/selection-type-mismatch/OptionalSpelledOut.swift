import SwiftUI

struct Kite: Identifiable, Hashable {
  let id = UUID()
  var colour: String
}

struct KiteBeach: View {
  @SwiftUI.State private var kites: [Kite] = [Kite(colour: "red")]
  @SwiftUI.State private var picked: Optional<Kite> = nil

  var body: some View {
    // expect: selection-type-mismatch warning `$picked`
    List($kites, selection: $picked) { $kite in TextField("Colour", text: $kite.colour) }
  }
}
