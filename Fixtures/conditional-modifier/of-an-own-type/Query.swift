// config: {"enable": ["conditional-modifier"]}
import SwiftUI

struct Query {
  var words: [String] = []

  // fine: conditional-modifier -- a value that is built, no view
  func adding(_ isOn: Bool, _ change: (Self) -> Self) -> Self { isOn ? change(self) : self }
}

struct SearchPage: View {
  @State private var isExact = false

  var body: some View {
    Toggle("Exact", isOn: $isExact)
    // fine: conditional-modifier -- a value that is built, no view
    Text(Query().adding(isExact) { Query(words: $0.words + ["exact"]) }.words.joined())
  }
}
