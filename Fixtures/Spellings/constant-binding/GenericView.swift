import SwiftUI

struct Chooser<Item: Hashable, Row: View>: View {
  let items: [Item]
  @Binding var chosen: Item
  @ViewBuilder let row: (Item) -> Row

  var body: some View {
    // expect: constant-binding warning `.constant(chosen)`
    Picker("Choose", selection: .constant(chosen)) {
      ForEach(items, id: \.self) { item in row(item).tag(item) }
    }
    Button("First") { chosen = items[0] }
  }
}
