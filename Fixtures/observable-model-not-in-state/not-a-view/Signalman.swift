import SwiftUI

@Observable final class Signal {
  var isGreen = false
}

final class Signalman {
  let signal = Signal()  // fine: observable-model-not-in-state -- a class keeps what it makes
}

struct Timetable {
  // fine: observable-model-not-in-state -- a struct that SwiftUI does not make
  let signal = Signal()
}

struct SignalPage: View {
  let signalman: Signalman

  var body: some View {
    Button(signalman.signal.isGreen ? "Stop" : "Go") { signalman.signal.isGreen.toggle() }
  }
}
