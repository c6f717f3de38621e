import SwiftUI

struct FilterBar: View {
  @State private var filter = "all"
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Only new") { filter = "new" }
      Button("All") { filter = "all" }
      ShowButton(isShown: $isShown)
    }
    // fine: sheet-ispresented-stale-item -- no action is seen that sets both at once
    .sheet(isPresented: $isShown) { Text("Filter: \(filter)") }
  }
}

struct ShowButton: View {
  @Binding var isShown: Bool

  var body: some View { Button("Show") { isShown.toggle() } }
}
