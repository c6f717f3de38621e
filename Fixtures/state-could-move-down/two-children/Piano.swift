// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct Piano: View {
  @State private var octave = 4  // fine: state-could-move-down -- two views share it

  var body: some View {
    VStack {
      OctaveLabel(octave: octave)
      Keys(octave: octave, change: { octave = $0 })
    }
  }
}

struct OctaveLabel: View {
  let octave: Int

  var body: some View { Text("Octave \(octave)") }
}

struct Keys: View {
  let octave: Int
  let change: (Int) -> Void

  var body: some View { Button("Up from \(octave)") { change(octave + 1) } }
}
