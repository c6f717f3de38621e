import SwiftUI

struct Shelf<Item: Hashable, Label: View>: View {
  let items: [Item]
  @ViewBuilder let label: (Item) -> Label

  var body: some View {
    @State var chosen: Item? = nil  // expect: local-state-variable warning `@State`
    return List(items, id: \.self, selection: $chosen) { item in label(item) }
  }
}
