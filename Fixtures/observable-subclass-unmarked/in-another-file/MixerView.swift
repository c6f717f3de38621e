import SwiftUI

struct MixerView: View {
  let mixer: Mixer

  var body: some View {
    Button(mixer.isRunning ? "Speed \(mixer.speed)" : "Off") { mixer.faster() }
  }
}
