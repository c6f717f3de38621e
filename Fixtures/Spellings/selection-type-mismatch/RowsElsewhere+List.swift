import SwiftUI

extension SpiceRack {
  @ViewBuilder var list: some View {
    // expect: selection-type-mismatch warning `$picked`
    List(selection: $picked) { ForEach(spices) { spice in Text(spice.name) } }
  }
}
