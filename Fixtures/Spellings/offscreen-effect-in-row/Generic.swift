// config: {"enable": ["offscreen-effect-in-row"]}
import SwiftUI

struct Feed<Item: Identifiable, Cell: View>: View {
  let items: [Item]
  @ViewBuilder let cell: (Item) -> Cell

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(items) { item in
          cell(item)
            .shadow(radius: 6)  // expect: offscreen-effect-in-row note
        }
      }
    }
  }
}
