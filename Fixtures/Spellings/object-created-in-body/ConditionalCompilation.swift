import SwiftUI

@Observable final class Lift { var floor = 0 }

struct LiftView: View {
  let lift: Lift

  var body: some View { Button("\(lift.floor)") { lift.floor += 1 } }
}

struct Tower: View {
  @State private var visitors = 0

  var body: some View {
    Stepper("\(visitors)", value: $visitors)
    #if os(visionOS)
      LiftView(lift: Lift())  // expect: object-created-in-body warning `Lift()`
    #else
      LiftView(lift: Lift()).padding()  // expect: object-created-in-body warning `Lift()`
    #endif
  }
}
