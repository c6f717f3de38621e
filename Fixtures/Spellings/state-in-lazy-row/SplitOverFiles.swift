import SwiftUI

struct ClauseRow: View {
  let text: String
  @State private var isExpanded = false  // expect: state-in-lazy-row note

  var body: some View {
    #if os(iOS)
      DisclosureGroup(text, isExpanded: $isExpanded) { Text("§") }
    #else
      Toggle(text, isOn: $isExpanded)
    #endif
  }
}
