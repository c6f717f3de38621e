import SwiftUI

struct BoilTimer: View {
  // fine: state-passed-by-parent -- the label tells the caller that it is only the first value
  // fine: state-not-private -- a caller gives the first value, and the name says so
  @State var initialMinutes: Int

  var body: some View { Stepper("\(initialMinutes) min", value: $initialMinutes) }
}

struct EggMenu: View {
  var body: some View { BoilTimer(initialMinutes: 6) }
}
