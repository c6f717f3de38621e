import SwiftUI

struct HighScore: View {
  @State private var best = 0
  let current: Int

  var body: some View {
    let _ = updateBest()
    Text("Best: \(best)")
  }

  private func updateBest() {
    best = max(best, current)  // expect: state-write-in-body error `best = max(best, current)`
  }
}
