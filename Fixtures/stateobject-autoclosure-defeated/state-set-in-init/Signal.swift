// config: {"enable": ["stateobject-autoclosure-defeated"]}
import SwiftUI

@Observable final class SignalModel {
  var strength = 0

  init() {
    NotificationCenter.default.addObserver(
      forName: .init("signal"), object: nil, queue: .main
    ) { _ in print("signal") }
  }
}

struct SignalBars: View {
  @State private var signal: SignalModel

  init() {
    // expect: stateobject-autoclosure-defeated warning `SignalModel()`
    _signal = State(initialValue: SignalModel())
  }

  var body: some View { Stepper("\(signal.strength)", value: $signal.strength) }
}
