import SwiftUI

struct Abacus: View {
  // expect: state-without-initial-value error `@SwiftUI.State`
  @SwiftUI.State
  private var beads: Int

  var body: some View { Stepper("\(beads)", value: $beads) }
}

struct ClassRoom: View {
  var body: some View { VStack { Abacus.init(beads: 10) } }
}
