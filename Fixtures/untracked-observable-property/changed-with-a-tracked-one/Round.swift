import SwiftUI

@Observable final class RoundModel {
  private(set) var number = 1
  // fine: untracked-observable-property -- changes with `number`, which the view draws too
  @ObservationIgnored private(set) var points = 0

  func next() {
    points += 10
    number += 1
  }
}

struct RoundView: View {
  @State private var round = RoundModel()

  var body: some View { Button("Round \(round.number): \(round.points)") { round.next() } }
}
