import SwiftUI

struct CoatRack: View {
  let coats: [String]
  @State private var coat: String?
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(coat ?? "Choose a coat")
      ForEach(coats, id: \.self) { name in
        Button(name) {
          coat = name
          isShown = true
        }
      }
    }
    // fine: sheet-ispresented-stale-item -- the title reads the coat, so body runs
    .sheet(isPresented: $isShown) { Text("Wear the \(coat ?? "")") }
  }
}
