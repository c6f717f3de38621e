import SwiftUI

struct BoilTimer: View {
  // fine: state-passed-by-parent -- the label tells the caller that it is only the first value
  // expect: state-not-private warning `@State`
  @State var initialMinutes: Int

  var body: some View { Stepper("\(initialMinutes) min", value: $initialMinutes) }
}

struct EggMenu: View {
  var body: some View { BoilTimer(initialMinutes: 6) }
}
