import SwiftUI

struct Coat: Identifiable {
  let id: Int
  var isWet = false
}

struct Wardrobe: View {
  @State private var coats = [Coat(id: 1)]
  @State private var picked: Coat?

  var body: some View {
    ForEach(coats) { coat in Text(coat.isWet ? "Wet" : "Dry") }
    Text(picked == nil ? "None" : "One")
    Button("Rain") {
      var coat = coats[0]
      coat.isWet = true  // fine: mutated-local-copy -- written back
      coats[0] = coat
      var all = coats
      all.append(Coat(id: 2))  // fine: mutated-local-copy -- written back
      coats = all
    }
    Button("Pick") {
      guard var first = coats.first else { return }
      first.isWet = false  // fine: mutated-local-copy -- stored in another property
      picked = first
    }
  }
}
