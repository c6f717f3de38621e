// config: {"enable": ["published-missing"]}
import SwiftUI

final class DartsModel: ObservableObject {
  @Published private(set) var round = 1
  private(set) var points = 0  // expect: published-missing warning `points`

  func nextRound() {
    points += 20
    round += 1
  }

  func correct() { points -= 1 }
}

struct DartsPage: View {
  @StateObject private var darts = DartsModel()

  var body: some View {
    VStack {
      Text("Round \(darts.round): \(darts.points)")
      Button("Next round") { darts.nextRound() }
      Button("One less") { darts.correct() }
    }
  }
}
