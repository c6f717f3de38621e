// config: {"enable": ["stateobject-autoclosure-defeated"], "xcode": 27}
import SwiftUI

@Observable final class SignalModel {
  var strength = 0

  init() {
    Task { print("listen") }
  }
}

struct SignalBars: View {
  @State private var signal: SignalModel

  init() {
    // The macro is lazy only for what stands on the declaration line.
    // expect: stateobject-autoclosure-defeated warning `SignalModel()`
    _signal = State(initialValue: SignalModel())
  }

  var body: some View { Stepper("\(signal.strength)", value: $signal.strength) }
}
