import SwiftUI

final class Catalogue: ObservableObject {
  @Published var books = 100
}

final class LibraryModel: ObservableObject {
  @Published var name = "Central"
  private let catalogue = Catalogue()
  // expect: nested-observable-object warning `catalogue.books`
  var summary: String { "\(catalogue.books) books in \(name)" }

  func buy() { catalogue.books += 1 }
}

struct LibraryPage: View {
  @StateObject private var library = LibraryModel()

  var body: some View {
    VStack {
      TextField("Name", text: $library.name)
      Text(library.summary)
      Button("Buy") { library.buy() }
    }
  }
}
