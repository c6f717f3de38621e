import SwiftUI

struct BeechLeaves: View {
  @State private var nuts: [Int] = []

  var body: some View {
    let shown = ["ripe", "green"]
    VStack {
      // fine: foreach-id-self -- the parameter, not the state
      row(nuts: [1, 2])
      // fine: foreach-id-self -- a local list of fixed words
      ForEach(shown, id: \.self) { Text($0) }
      Button("Drop") { nuts.append(nuts.count / 2) }
    }
  }

  private func row(nuts: [Int]) -> some View {
    // fine: foreach-id-self -- the parameter, not the state
    ForEach(nuts, id: \.self) { Text("\($0)") }
  }
}
