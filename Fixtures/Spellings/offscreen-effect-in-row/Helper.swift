import SwiftUI

struct Dunes: View {
  let dunes: [String]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem()]) { ForEach(dunes, id: \.self, content: dune) }
    }
  }

  private func dune(_ name: String) -> some View {
    Text(name)
      .blur(radius: 1, opaque: true)  // expect: offscreen-effect-in-row note
  }
}
