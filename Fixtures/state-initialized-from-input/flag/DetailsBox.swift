import SwiftUI

struct DetailsBox: View {
  @State private var isExpanded: Bool

  init(expanded: Bool) {
    // fine: state-initialized-from-input -- a flag to start with
    _isExpanded = State(initialValue: expanded)
  }

  var body: some View {
    DisclosureGroup("Details", isExpanded: $isExpanded) { Text("Made of oak") }
  }
}

struct FurniturePage: View {
  @State private var isLong = true

  var body: some View {
    DetailsBox(expanded: isLong)
    Button("Short") { isLong = false }
  }
}
