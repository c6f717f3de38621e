import SwiftUI

struct Pitch {
  var hertz = 440.0
}

func sharpen(_ pitch: inout Pitch) { pitch.hertz += 1 }

struct Tuner: View {
  @State private var pitch = Pitch()

  var body: some View {
    Text("\(pitch.hertz)")
    Button("Sharper") {
      var copy = pitch
      sharpen(&copy)  // fine: mutated-local-copy -- used afterwards
      pitch = copy
    }
  }
}
