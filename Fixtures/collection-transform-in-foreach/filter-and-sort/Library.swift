// config: {"enable": ["collection-transform-in-foreach"]}
import SwiftUI

struct Book: Identifiable {
  let id: Int
  var title: String
  var isLent: Bool
}

struct Library: View {
  @State private var books: [Book] = []
  @State private var query = ""

  var body: some View {
    List {
      // expect: collection-transform-in-foreach note
      ForEach(books.filter { query.isEmpty || $0.title.contains(query) }) { book in
        Text(book.title)
      }
    }
    .searchable(text: $query)
    .toolbar { Button("Add") { books.append(Book(id: books.count, title: query, isLent: false)) } }
  }
}

struct LentBooks: View {
  let books: [Book]

  var body: some View {
    List(books.filter(\.isLent)) { Text($0.title) }  // expect: collection-transform-in-foreach note
  }
}
