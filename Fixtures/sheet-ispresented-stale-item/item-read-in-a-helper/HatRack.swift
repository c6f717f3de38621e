import SwiftUI

struct HatRack: View {
  let hats: [String]
  @State private var hat: String?
  @State private var isShown = false

  var body: some View {
    VStack {
      ForEach(hats, id: \.self) { name in row(name) }
    }
    // fine: sheet-ispresented-stale-item -- each row reads the hat
    .sheet(isPresented: $isShown) { Text("Wear the \(hat ?? "")") }
  }

  private func row(_ name: String) -> some View {
    Button(name) {
      hat = name
      isShown = true
    }
    .bold(name == hat)
  }
}
