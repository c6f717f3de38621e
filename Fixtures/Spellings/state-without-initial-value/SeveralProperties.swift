import SwiftUI

struct Mixer: View {
  @State private var left: Double  // expect: state-without-initial-value error `@State`
  @State private var right: Double  // expect: state-without-initial-value error `@State`
  @State private var isMuted = false

  var body: some View {
    Slider(value: $left)
    Slider(value: $right)
    Toggle("Mute", isOn: $isMuted)
  }
}

struct Studio: View {
  var body: some View { Mixer(left: 0.5, right: 0.5) }
}
