import SwiftUI

@Observable final class Siren {
  var volume = 3

  init(volume: Int = 3) {
    self.volume = volume
    Task { print("ready") }
  }
}

struct SirenPage: View {
  @State private var siren: Siren
  @State private var second: Siren
  @SwiftUI.State private var third: Siren
  @State private var fourth: Siren

  init() {
    // expect: stateobject-autoclosure-defeated warning
    self._siren = State(wrappedValue: Siren())
    // expect: stateobject-autoclosure-defeated warning
    _second = .init(initialValue: Siren(volume: 4))
    let made = Siren(volume: 5)  // expect: stateobject-autoclosure-defeated warning
    _third = SwiftUI.State(initialValue: made)
    fourth = Siren()  // expect: stateobject-autoclosure-defeated warning
  }

  var body: some View {
    Stepper("\(siren.volume)", value: $siren.volume)
    Stepper("\(second.volume)", value: $second.volume)
    Stepper("\(third.volume)", value: $third.volume)
    Stepper("\(fourth.volume)", value: $fourth.volume)
  }
}
