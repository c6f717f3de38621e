import SwiftUI

struct RainGauge: View {
  // fine: state-passed-by-parent -- only a test passes it
  // expect: state-not-private warning `@State`
  @State var millimetres = 0

  var body: some View { Stepper("\(millimetres) mm", value: $millimetres) }
}
