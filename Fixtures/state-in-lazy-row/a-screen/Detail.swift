// config: {"enable": ["state-in-lazy-row"]}
import SwiftUI

struct Detail: View {
  let title: String
  @State private var isExpanded = false  // fine: state-in-lazy-row -- a screen, not a row

  var body: some View {
    DisclosureGroup(title, isExpanded: $isExpanded) { Text("More") }
  }
}

struct Master: View {
  let titles: [String]

  var body: some View {
    NavigationStack {
      List(titles, id: \.self) { title in
        NavigationLink(title) { Detail(title: title) }
      }
    }
  }
}
