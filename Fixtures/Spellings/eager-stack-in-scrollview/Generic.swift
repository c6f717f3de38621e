import SwiftUI

struct ItemShelf<Item: Identifiable, Row: View>: View {
  let items: [Item]
  @ViewBuilder let row: (Item) -> Row

  var body: some View {
    ScrollView(.horizontal) {
      HStack {  // expect: eager-stack-in-scrollview note
        ForEach(items, content: row)
      }
    }
  }
}
