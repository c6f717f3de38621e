import SwiftUI

@Observable final class Piano {
  var played = 0
}

struct PianoKey: View {
  private let press: () -> Void
  private let volume: Binding<Double>

  init(piano: Piano, volume: Binding<Double>) {
    press = {
      piano.played += 1  // fine: state-write-in-view-init -- runs at the tap
    }
    self.volume = Binding(
      get: { volume.wrappedValue },
      set: { volume.wrappedValue = max(0, $0) })  // fine: state-write-in-view-init -- a setter
  }

  var body: some View {
    Button("Play", action: press)
    Slider(value: volume)
  }
}
