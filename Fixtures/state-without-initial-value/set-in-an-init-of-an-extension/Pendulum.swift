import SwiftUI

struct Pendulum: View {
  // fine: state-without-initial-value -- the `init` below calls the private one
  @State private var swings: Int

  var body: some View { Stepper("\(swings)", value: $swings) }
}

extension Pendulum {
  init(startingWith swings: Double) {
    self.init(swings: Int(swings))
  }
}

struct ClockTower: View {
  var body: some View { Pendulum(startingWith: 3) }
}
