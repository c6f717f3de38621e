import SwiftUI

@Observable final class Lantern: Identifiable {
  var isLit = false
  let place: String
  init(place: String) { self.place = place }
}

final class Wick: Identifiable {
  let id = UUID()
  let length: Int
  init(length: Int) { self.length = length }
}

final class Keg: Identifiable {
  let id: String
  init(id: String) { self.id = id }
}

struct LanternRow: View {
  let places: [String]
  @State private var kept = [Lantern(place: "Pier")]

  var body: some View {
    // expect: unstable-identifiable-id warning `Lantern(place: $0)`
    ForEach(places.map { Lantern(place: $0) }) { lantern in
      Button(lantern.place) { lantern.isLit.toggle() }
    }
    // expect: unstable-identifiable-id warning `Wick(length: $0.count)`
    ForEach(places.map { Wick(length: $0.count) }) { Text("\($0.length)") }
    // fine: unstable-identifiable-id -- the id comes from the data
    ForEach(places.map { Keg(id: $0) }) { Text($0.id) }
    // fine: unstable-identifiable-id -- kept by this view
    ForEach(kept) { Text($0.place) }
  }
}
