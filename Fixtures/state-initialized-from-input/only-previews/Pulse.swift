import SwiftUI

struct PulseStepper: View {
  @State private var rate: Int

  init(rate: Int) {
    // fine: state-initialized-from-input -- only previews build it
    _rate = State(initialValue: rate)
  }

  var body: some View { Stepper("\(rate) bpm", value: $rate) }
}

#Preview { PulseStepper(rate: 60) }

struct PulseStepper_Previews: PreviewProvider {
  static var previews: some View { PulseStepper(rate: 180) }
}
