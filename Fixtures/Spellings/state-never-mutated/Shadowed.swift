import SwiftUI

struct Abacus: View {
  @State private var beads = 10  // expect: state-never-mutated note
  @State private var rows = 3  // expect: state-never-mutated note
  @State private var total = 0

  var body: some View {
    Button("\(beads) on \(rows) rows: \(total)") {
      var beads = beads
      beads += 1
      total = sum(beads, rows: 4)
    }
  }

  private func sum(_ count: Int, rows: Int) -> Int {
    var rows = rows
    rows *= 2
    return count * rows
  }
}
