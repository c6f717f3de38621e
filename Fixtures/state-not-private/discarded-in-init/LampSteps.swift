import SwiftUI

struct LampSteps: View {
  @State var level = 1  // fine: state-not-private -- reported where `init` assigns it in vain

  init(level: Int) {
    // expect: state-init-assignment-discarded warning `self.level = level`
    self.level = level
  }

  var body: some View { Stepper("Level \(level)", value: $level) }
}
