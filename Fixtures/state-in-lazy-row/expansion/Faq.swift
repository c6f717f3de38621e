// config: {"enable": ["state-in-lazy-row"]}
import SwiftUI

struct FaqRow: View {
  let title: String
  @State private var isExpanded = false  // expect: state-in-lazy-row note `@State`

  var body: some View {
    DisclosureGroup(title, isExpanded: $isExpanded) { Text("Because.") }
  }
}

struct Faq: View {
  let titles: [String]

  var body: some View {
    List(titles, id: \.self) { FaqRow(title: $0) }
  }
}
