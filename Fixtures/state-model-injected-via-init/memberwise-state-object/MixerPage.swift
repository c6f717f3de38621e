import SwiftUI

final class Mixer: ObservableObject {
  @Published var gain = 0.5
}

struct MixerPage: View {
  // The memberwise parameter is an autoclosure: one mixer per identity, none too many.
  // fine: state-model-injected-via-init -- made on the spot, so this view is the one that keeps it
  @StateObject var mixer: Mixer

  var body: some View { Slider(value: $mixer.gain) }
}

struct Studio: View {
  @State private var isOpen = true

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    if isOpen { MixerPage(mixer: Mixer()) }
  }
}
