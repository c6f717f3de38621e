import SwiftUI

struct Book: Identifiable, Hashable {
  let id: String
  var title: String
}

struct Shelves: View {
  let books: [Book]
  @State private var one: Book.ID?
  @State private var many: Set<Book.ID> = []
  @State private var text: String?

  var body: some View {
    List(books, selection: $one) { Text($0.title) }  // fine: selection-type-mismatch -- an id
    List(books, selection: $many) { Text($0.title) }  // fine: selection-type-mismatch -- ids
    List(books, selection: $text) { Text($0.title) }  // fine: selection-type-mismatch -- the type of the id
  }
}
