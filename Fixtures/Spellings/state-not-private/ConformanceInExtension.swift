import SwiftUI

struct MoonPhase {
  @State var day = 1  // expect: state-not-private warning `@State`
}

extension MoonPhase: View {
  var body: some View { Stepper("Day \(day)", value: $day, in: 1...29) }
}
