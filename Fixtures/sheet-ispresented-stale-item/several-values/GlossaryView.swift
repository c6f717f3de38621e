import SwiftUI

struct GlossaryView: View {
  @State private var title = ""
  @State private var text = ""
  @State private var isExplained = false

  var body: some View {
    VStack {
      Button("Largo") {
        title = "Largo"
        text = "Slow and broad"
        isExplained = true
      }
    }
    .sheet(isPresented: $isExplained) {  // expect: sheet-ispresented-stale-item warning `$isExplained`
      Text(title).font(.headline)
      Text(text)
    }
  }
}
