import SwiftUI

@Observable final class CatalogueFilter {
  var author = ""
}

struct CatalogueView: View {
  private let filter = CatalogueFilter()  // expect: observable-model-not-in-state warning `filter`
  let titles: [String]

  var body: some View {
    FilterBar(filter: filter)
    Text("\(titles.count) titles")
  }
}

struct FilterBar: View {
  @Bindable var filter: CatalogueFilter

  var body: some View { TextField("Author", text: $filter.author) }
}

struct CatalogueWindow: View {
  @State private var titles = ["Dunes"]

  var body: some View {
    Button("Add") { titles.append("Tides") }
    CatalogueView(titles: titles)
  }
}
