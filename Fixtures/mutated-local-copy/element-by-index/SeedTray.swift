import SwiftUI

struct Seed: Identifiable {
  let id: Int
  var isWet = false
}

struct SeedTray: View {
  @State private var seeds = [Seed(id: 1), Seed(id: 2)]

  var body: some View {
    ForEach(seeds) { seed in Text(seed.isWet ? "Wet" : "Dry") }
    Button("Water") {
      var seed = seeds[0]
      seed.isWet = true  // expect: mutated-local-copy warning `seed.isWet = true`
    }
  }
}
