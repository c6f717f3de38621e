import SwiftUI

final class Shelf: ObservableObject {
  @Published private(set) var opened: [String] = []
  func open(_ book: String) -> String {
    opened.append(book)
    return book
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf
  let books: [String]

  var body: some View {
    List {
      ForEach(books, id: \.self) { book in
        Text(shelf.open(book))  // expect: model-mutation-in-body error `shelf.open(book)`
      }
      footer
    }
  }

  private var footer: some View {
    let book = shelf.open("Index")  // expect: model-mutation-in-body error `shelf.open("Index")`
    return Text(book)
  }
}
