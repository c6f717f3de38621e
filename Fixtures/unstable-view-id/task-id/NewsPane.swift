import SwiftUI

struct NewsPane: View {
  let section: String
  @State private var headlines: [String] = []

  var body: some View {
    // expect: foreach-id-self note
    List(headlines, id: \.self) { Text($0) }
      .task(id: UUID()) { headlines.append(section) }  // expect: unstable-view-id warning `UUID()`
      .task(id: section) { headlines = [section] }  // fine: unstable-view-id -- watches the input
  }
}
