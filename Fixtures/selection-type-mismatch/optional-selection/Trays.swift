import SwiftUI

struct Trays: View {
  @State private var tray: Int?

  var body: some View {
    // fine: selection-type-mismatch -- `.tag` writes the optional too
    Picker("Tray", selection: $tray) {
      Text("Top").tag(1)
      Text("Bottom").tag(2)
    }
  }
}
