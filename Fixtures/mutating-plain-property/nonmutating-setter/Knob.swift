import SwiftUI

struct Knob: View {
  var lastAngle = 0.0
  @State private var turns = 0.0

  private var angle: Double {
    get { turns * 360 }
    nonmutating set {
      lastAngle = newValue  // expect: mutating-plain-property error `lastAngle = newValue`
      turns = newValue / 360  // fine: mutating-plain-property -- `@State`
    }
  }

  var body: some View {
    Button("\(angle), was \(lastAngle)") {
      angle += 90  // fine: mutating-plain-property -- computed, with a setter that may be called
    }
  }
}
