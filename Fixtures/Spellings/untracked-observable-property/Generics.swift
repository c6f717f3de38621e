import SwiftUI

@Observable final class Pile<Item> {
  // expect: untracked-observable-property warning `@ObservationIgnored`
  @ObservationIgnored private var items: [Item] = []
  var count: Int { items.count }
  func add(_ item: Item) { items.append(item) }
}

struct PileView<Footer: View>: View {
  @State private var pile = Pile<String>()
  @ViewBuilder let footer: (Int) -> Footer

  var body: some View {
    footer(pile.count)
    Button("Add") { pile.add("leaf") }
  }
}
