import SwiftUI

struct TreeHeight: View {
  @State private var measured: [Int] = []
  let heights: [Int]

  var body: some View { Text(title()) }

  private func title() -> String { "Tallest: \(tallest())" }
  private func tallest() -> Int { ranked().first ?? 0 }
  private func ranked() -> [Int] { remembered().sorted(by: >) }
  private func remembered() -> [Int] {
    // expect: state-write-in-body error `measured.append(contentsOf: heights)`
    measured.append(contentsOf: heights)
    return measured
  }
}
