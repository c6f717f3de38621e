import SwiftUI

struct Rung: Identifiable {
  let id = UUID()
  let height: Int
}

struct Ladder: View {
  let heights: [Int]
  @State private var isUp = false

  private var rungs: [Rung] {
    heights.map { Rung(height: $0) }  // expect: unstable-identifiable-id warning `Rung(height: $0)`
  }

  private var highRungs: [Rung] { rungs.filter { $0.height > 3 } }

  var body: some View {
    Toggle("Up", isOn: $isUp)
    ForEach(highRungs) { rung in Text("\(rung.height)") }
  }
}
