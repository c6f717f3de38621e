import SwiftUI

struct SetupGuide: View {
  // fine: state-not-private -- the only initialiser is private, so no caller can set it
  @State var step: Int

  private init(startingStep: Int) {
    _step = State(initialValue: startingStep)
  }

  static func fromTheTop() -> SetupGuide { SetupGuide(startingStep: 0) }

  var body: some View {
    Stepper("Step \(step)", value: $step, in: 0...5)
  }
}
