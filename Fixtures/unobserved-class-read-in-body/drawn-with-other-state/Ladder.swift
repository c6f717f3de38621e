import SwiftUI

final class Ladder {
  var rung = 0
}

struct LadderView: View {
  // fine: unobserved-class-read-in-body -- each change comes with one of `steps`, which is drawn
  let ladder: Ladder
  @State private var steps = 0

  var body: some View {
    Button("Rung \(ladder.rung), \(steps) steps") {
      ladder.rung += 1
      steps += 1
    }
  }
}

struct SilentLadderView: View {
  let ladder: Ladder  // expect: unobserved-class-read-in-body warning `ladder`
  @State private var rests = 0

  var body: some View {
    VStack {
      Button("Rung \(ladder.rung)") { ladder.rung += 1 }
      Button("\(rests) rests") { rests += 1 }
    }
  }
}
