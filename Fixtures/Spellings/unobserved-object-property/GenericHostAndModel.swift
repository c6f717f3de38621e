import SwiftUI

final class Shelf<Item>: ObservableObject {
  @Published var items: [Item] = []
  func add(_ item: Item) { items.append(item) }
}

struct ShelfPanel<Footer: View>: View {
  let shelf: Shelf<String>  // expect: unobserved-object-property warning `shelf`
  @ViewBuilder let footer: (Int) -> Footer

  var body: some View {
    footer(shelf.items.count)
    Button("Add") { shelf.add("Vase") }
  }
}
