import SwiftUI

struct Shelf_Previews: PreviewProvider {
  struct Sample: View {
    @State private var name: String?
    @State private var isShown = false

    var body: some View {
      Button("Show") {
        name = "Sample"
        isShown = true
      }
      // fine: sheet-ispresented-stale-item -- in a preview
      .sheet(isPresented: $isShown) { Text(name ?? "") }
    }
  }

  static var previews: some View { Sample() }
}
