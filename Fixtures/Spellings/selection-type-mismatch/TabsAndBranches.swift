import SwiftUI

struct Pavilion: View {
  @State private var tab = 0
  @State private var row: String = "A"

  var body: some View {
    TabView(selection: $tab) {
      Text("Stage").tag("stage")  // expect: selection-type-mismatch warning `"stage"`
      #if os(iOS)
        Text("Seats").tag("seats")  // expect: selection-type-mismatch warning `"seats"`
      #else
        Text("Seats").tag(1)
      #endif
    }
    List(selection: Binding($row)) {
      Text("A").tag("A")  // fine: selection-type-mismatch -- a string
    }
  }
}
