import ShelfKit
import SwiftUI

struct Shelf: View {
  @State private var books = 0
  @State private var title = ""
  let library: ShelfLibrary

  var body: some View {
    ShelfRow(library) {
      books += 1  // fine: state-write-in-body -- nobody knows when this runs
    }
    // fine: state-write-in-body -- a label alone proves nothing
    ShelfCard(content: { title = "Card" })
    Text(title)
      .whenIdle { books = 0 }  // fine: state-write-in-body -- an unknown modifier
      // fine: state-write-in-body -- an unknown initialiser
      .shelfStyle(.init(name: "oak") { title = "Oak" })
      .badge(books)
    let _ = library.visit { book in
      title = book.name  // fine: state-write-in-body -- an unknown method
    }
    // fine: state-write-in-body -- `map` of an unknown type
    let _ = library.books.map { _ in books += 1 }
  }
}
