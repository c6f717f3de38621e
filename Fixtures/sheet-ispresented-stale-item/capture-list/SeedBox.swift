import SwiftUI

struct SeedBox: View {
  let seeds: [String]
  @State private var seed: String?
  @State private var isShown = false

  var body: some View {
    List(seeds, id: \.self) { name in
      Button(name) {
        seed = name
        isShown = true
      }
    }
    // fine: sheet-ispresented-stale-item -- the capture list reads the seed in body
    .sheet(isPresented: $isShown) { [seed] in Text("Sow \(seed ?? "")") }
  }
}
