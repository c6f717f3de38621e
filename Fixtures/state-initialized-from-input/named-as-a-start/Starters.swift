import SwiftUI

struct EggTimer: View {
  @State private var seconds: Int

  init(initialSeconds: Int) {
    // fine: state-initialized-from-input -- `initial…`
    _seconds = State(initialValue: initialSeconds)
  }

  var body: some View { Text("\(seconds) s") }
}

struct NoteField: View {
  @State private var text: String

  init(from other: String) {
    // fine: state-initialized-from-input -- the label says `from`
    _text = State(initialValue: other)
  }

  var body: some View { Text(text) }
}

struct CityField: View {
  @State private var city: String

  init(defaultCity: String) {
    _city = State(initialValue: defaultCity)  // fine: state-initialized-from-input -- `default…`
  }

  var body: some View { Text(city) }
}

struct Ladder: View {
  @State private var rung: Int

  init(startingAt rung: Int) {
    _rung = State(initialValue: rung)  // fine: state-initialized-from-input -- `starting…`
  }

  var body: some View { Text("Rung \(rung)") }
}

struct Dice: View {
  @State private var face: Int

  init(seed: Int) {
    _face = State(initialValue: seed)  // fine: state-initialized-from-input -- `seed`
  }

  var body: some View { Text("\(face)") }
}

struct Equalizer: View {
  @State private var bass: Double

  init(presetBass: Double) {
    _bass = State(initialValue: presetBass)  // fine: state-initialized-from-input -- `preset…`
  }

  var body: some View { Text("\(bass)") }
}
