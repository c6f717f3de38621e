// config: {"xcode": 26}
import SwiftUI

struct PoolCounter: View {
  @State private var lengths = 0

  init(lengths: Int) {
    // expect: state-init-assignment-discarded warning `self.lengths = lengths`
    self.lengths = lengths
  }

  var body: some View { Stepper("\(lengths) lengths", value: $lengths) }
}
