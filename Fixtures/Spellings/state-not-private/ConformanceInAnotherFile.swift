import SwiftUI

struct TideClock {
  @State var hours = 6  // expect: state-not-private warning `@State`
  static let name = "Tide"

  var face: some View { Stepper("\(hours) h", value: $hours) }
}
