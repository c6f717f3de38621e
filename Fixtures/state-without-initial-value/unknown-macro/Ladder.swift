import InitKit
import SwiftUI

@MemberwiseInit
struct Ladder: View {
  // fine: state-without-initial-value -- the macro may write an `init`
  @State private var rungs: Int

  var body: some View { Stepper("\(rungs) rungs", value: $rungs) }
}

struct Barn: View {
  var body: some View { Ladder(rungs: 9) }
}
