import SwiftUI
import YarnKit

struct WoolList: View {
  let wools: [String]
  @State private var wool: String?
  @State private var isShown = false

  var body: some View {
    VStack {
      ForEach(wools, id: \.self) { name in
        Button(name) {
          wool = name
          isShown = true
        }
      }
      // What this view does with its closure is not known: perhaps it draws it now.
      YarnBall { Text(wool ?? "") }
    }
    // fine: sheet-ispresented-stale-item -- the closure above may read the wool in body
    .sheet(isPresented: $isShown) { Text(wool ?? "") }
  }
}
