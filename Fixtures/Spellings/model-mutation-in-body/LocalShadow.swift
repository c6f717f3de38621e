import SwiftUI

@Observable final class Abacus {
  var beads = 0
  func next() -> Int {
    beads += 1
    return beads
  }
}

struct AbacusView: View {
  let abacus: Abacus
  let rows: [[Int]]

  var body: some View {
    Text("\(abacus.beads) \(first(of: rows))")
  }

  private func first(of rows: [[Int]]) -> Int {
    var abacus = rows.joined().makeIterator()
    return abacus.next() ?? 0  // fine: model-mutation-in-body -- a local iterator of the same name
  }
}
