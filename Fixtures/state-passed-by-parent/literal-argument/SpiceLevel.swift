import SwiftUI

struct SpiceLevel: View {
  @State var level: Int  // fine: state-passed-by-parent -- a start value that the view changes by itself

  var body: some View { Stepper("Heat \(level)", value: $level, in: 0...3) }
}

struct CurryOrder: View {
  var body: some View { SpiceLevel(level: 2) }
}
