import SwiftUI

@Observable final class SearchModel {
  var query = ""
  // fine: untracked-observable-property -- drawn together with `query`, which is tracked
  @ObservationIgnored private var hits: [String: Int] = [:]

  var text: String { "\(query): \(hits[query] ?? 0)" }

  func search(_ word: String) {
    hits[word] = word.count
    query = word
  }
}

struct SearchView: View {
  @State private var search = SearchModel()

  var body: some View { Button(search.text) { search.search("oak") } }
}
