import SwiftUI

@Observable final class Radio {
  var volume = 3
}

struct VolumeStepper: View {
  @State private var volume: Int

  init(volume: Int) {
    // expect: state-initialized-from-input warning `self._volume = State(initialValue: volume)`
    self._volume = State(initialValue: volume)
  }

  var body: some View { Stepper("\(volume)", value: $volume) }
}

struct RadioView: View {
  @Environment(Radio.self) private var radio

  var body: some View { VolumeStepper(volume: radio.volume) }
}
