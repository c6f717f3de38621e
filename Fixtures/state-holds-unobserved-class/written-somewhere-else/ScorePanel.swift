import SwiftUI

struct ScorePanel: View {
  @State private var score = Score()  // expect: state-holds-unobserved-class warning `@State`
  private let referee = Referee()

  var body: some View {
    Button("\(score.points) points") { referee.award(score) }
  }
}
