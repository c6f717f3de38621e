import SwiftUI

struct Ledger: View {
  @State private var reads = 0
  let lines: [Int]

  var body: some View {
    defer {
      reads += 1  // expect: state-write-in-body error `reads += 1`
    }
    return Text("\(lines.reduce(0, +)) after \(reads)")
  }
}
