import SwiftUI

struct ValvePage: View {
  @State private var turns = 1

  var body: some View {
    ValveWheel(turns: turns)  // expect: binding-argument-missing-dollar error
    Stepper("Turns", value: $turns)
  }
}
