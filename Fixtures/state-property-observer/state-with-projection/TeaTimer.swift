import SwiftUI

struct TeaTimer: View {
  @State private var minutes = 3 {
    // expect: state-property-observer warning `willSet`
    willSet { print("from \(minutes) to \(newValue)") }
  }

  var body: some View { Stepper("\(minutes) min", value: $minutes) }
}
