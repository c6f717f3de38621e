import SwiftUI

struct MugShelf: View {
  let mugs: [String]
  @State private var isShown = false
  @State private var note = ""

  var body: some View {
    VStack {
      ForEach(mugs, id: \.self) { Text($0) }
      Button("Notes") { isShown = true }
      Button("Clear") {
        note = ""
        isShown = false
      }
    }
    // fine: sheet-ispresented-stale-item -- nothing sets the note and opens the sheet
    .sheet(isPresented: $isShown) { Text(note) }
    .onDisappear { note = "seen" }
  }
}
