// config: {"enable": ["state-in-lazy-row"]}
import SwiftUI

struct StepRow: View {
  let title: String
  @State private var isExpanded = false  // fine: state-in-lazy-row -- a plain stack keeps its rows

  var body: some View {
    DisclosureGroup(title, isExpanded: $isExpanded) { Text("More") }
  }
}

struct Steps: View {
  let titles: [String]

  var body: some View {
    VStack {
      ForEach(titles, id: \.self) { StepRow(title: $0) }
    }
  }
}
