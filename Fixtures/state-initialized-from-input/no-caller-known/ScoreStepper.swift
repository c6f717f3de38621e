import SwiftUI

struct ScoreStepper: View {
  @State private var score: Int

  init(score: Int) {
    // expect: state-initialized-from-input note `_score = State(initialValue: score)`
    _score = State(initialValue: score)
  }

  var body: some View { Stepper("\(score)", value: $score) }
}
