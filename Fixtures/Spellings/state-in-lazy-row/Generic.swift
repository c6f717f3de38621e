// config: {"enable": ["state-in-lazy-row"]}
import SwiftUI

struct FoldRow<Detail: View>: View {
  let title: String
  @ViewBuilder let detail: () -> Detail
  @State private var expanded = false  // expect: state-in-lazy-row note

  var body: some View {
    DisclosureGroup(title, isExpanded: $expanded) { detail() }
  }
}

struct Folds: View {
  let titles: [String]

  var body: some View {
    List(titles, id: \.self) { title in
      FoldRow(title: title) { Text("Detail") }
    }
  }
}
