import SwiftUI

struct SearchCapsule: View {
  var isCompact = false
  @Binding var query: String

  var body: some View {
    // fine: branch-changes-identity -- each caller decides once
    if isCompact {
      TextField("Search", text: $query).frame(width: 120)
    } else {
      TextField("Search", text: $query)
    }
  }
}

struct Library: View {
  @State private var query = ""

  var body: some View {
    VStack {
      SearchCapsule(isCompact: true, query: $query)
      SearchCapsule(query: $query)
    }
  }
}
