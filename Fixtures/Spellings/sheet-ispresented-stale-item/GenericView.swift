import SwiftUI

struct Chooser<Item: Hashable>: View {
  let items: [Item]
  let title: (Item) -> String
  @State private var item: Item?
  @State private var isShown = false

  var body: some View {
    ForEach(items, id: \.self) { each in
      Button(title(each)) {
        item = each
        isShown = true
      }
    }
    // expect: sheet-ispresented-stale-item warning `$isShown`
    .sheet(isPresented: $isShown) {
      if let item { Text(title(item)) }
    }
  }
}
