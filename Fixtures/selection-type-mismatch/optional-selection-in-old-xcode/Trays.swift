// config: {"xcode": 15}
import SwiftUI

struct Trays: View {
  @State private var tray: Int?

  var body: some View {
    Picker("Tray", selection: $tray) {
      Text("Top").tag(1)  // expect: selection-type-mismatch warning `1`
      Text("Bottom").tag(2 as Int?)  // fine: selection-type-mismatch -- an optional, as the selection
    }
  }
}
