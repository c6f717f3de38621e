import SwiftUI

struct CatalogueEntry: Identifiable {
  let id = UUID()
  let title: String
}

@Observable final class CatalogueModel {
  private(set) var entries: [CatalogueEntry] = []

  func load(_ titles: [String]) async {
    // fine: unstable-identifiable-id -- made once, and kept
    entries = titles.map { CatalogueEntry(title: $0) }
  }

  func add(_ title: String) {
    // fine: unstable-identifiable-id -- made once, and kept
    entries.append(CatalogueEntry(title: title))
  }
}

struct CatalogueList: View {
  @State private var model = CatalogueModel()

  var body: some View {
    List(model.entries) { Text($0.title) }
      .task { await model.load(["Dunes", "Tides"]) }
    Button("Add") { model.add("Reeds") }
  }
}
