import SwiftUI

@Observable final class ShelfModel {
  var books = 0
}

struct ShelfPage: View {
  // The library below owns the shelf, so this view needs no box of its own.
  // expect: state-model-injected-via-init warning `@State`
  @State var shelf: ShelfModel

  var body: some View { Text("\(shelf.books) books") }
}

struct LibraryHall: View {
  @State private var shelf = ShelfModel()

  var body: some View {
    ShelfPage(shelf: shelf)
    Button("Add") { shelf.books += 1 }
  }
}
