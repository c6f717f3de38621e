// config: {"enable": ["state-could-move-down"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Score {
  var bar = 1
}

struct Choir: View {
  @State private var score = Score()  // fine: state-could-move-down -- the object stays the same

  var body: some View {
    VStack {
      Text("Choir")
      BarCounter(score: score)
    }
  }
}

struct BarCounter: View {
  let score: Score

  var body: some View { Button("\(score.bar)") { score.bar += 1 } }
}
