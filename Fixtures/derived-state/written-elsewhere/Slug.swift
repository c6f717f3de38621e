// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Slug: View {
  @State private var title = ""
  @State private var address = ""  // fine: derived-state -- a proposal that is edited
  @State private var badge = 0  // fine: derived-state -- the button resets it

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      TextField("Address", text: $address)
      Button("Clear \(badge)") { badge = 0 }
    }
    .onChange(of: title) {
      address = title.lowercased()
      badge = title.count
    }
  }
}
