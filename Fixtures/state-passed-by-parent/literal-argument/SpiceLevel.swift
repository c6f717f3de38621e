import SwiftUI

struct SpiceLevel: View {
  @State var level: Int  // expect: state-passed-by-parent note `@State`

  var body: some View { Stepper("Heat \(level)", value: $level, in: 0...3) }
}

struct CurryOrder: View {
  var body: some View { SpiceLevel(level: 2) }
}
