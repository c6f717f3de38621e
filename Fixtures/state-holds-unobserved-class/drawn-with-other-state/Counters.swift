import SwiftUI

final class Tally {
  var count = 0
  func add() { count += 1 }
}

struct TallyPanel: View {
  // fine: state-holds-unobserved-class -- the new `round` draws the count too
  @State private var tally = Tally()
  @State private var round = 0

  var body: some View {
    Button("\(tally.count) in round \(round)") {
      tally.add()
      round += 1
    }
  }
}

struct SilentTallyPanel: View {
  // expect: state-holds-unobserved-class warning `@State`
  @State private var tally = Tally()
  @State private var round = 0

  var body: some View {
    VStack {
      Button("\(tally.count)") { tally.add() }
      Button("\(round)") { round += 1 }
    }
  }
}
