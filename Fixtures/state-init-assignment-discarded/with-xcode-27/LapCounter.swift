// config: {"xcode": 27}
import SwiftUI

struct LapCounter: View {
  @State private var laps = 0

  init(laps: Int) {
    self.laps = laps  // expect: state-init-assignment-discarded error `self.laps = laps`
  }

  var body: some View { Stepper("\(laps) laps", value: $laps) }
}
