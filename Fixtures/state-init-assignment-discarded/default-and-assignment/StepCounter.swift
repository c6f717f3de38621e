import SwiftUI

struct StepCounter: View {
  let title: String
  @State private var steps: Int = 0

  init(title: String, start: Int) {
    self.title = title
    // expect: state-init-assignment-discarded warning `self.steps = start`
    self.steps = start
  }

  var body: some View { Stepper("\(title): \(steps)", value: $steps) }
}
