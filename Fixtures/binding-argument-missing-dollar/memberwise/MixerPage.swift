import SwiftUI

struct Fader: View {
  @Binding var level: Double
  let name: String

  var body: some View { Slider(value: $level).accessibilityLabel(name) }
}

struct MixerPage: View {
  @State private var bass = 0.5

  var body: some View {
    Fader(level: bass, name: "Bass")  // expect: binding-argument-missing-dollar error
    Fader(level: $bass, name: "Bass")  // fine: binding-argument-missing-dollar -- has its `$`
  }
}
