import SwiftUI

final class SoundSettings {
  var volume = 5
}

struct VolumePanel: View {
  // expect: state-holds-unobserved-class warning `@State`
  @State private var settings = SoundSettings()

  var body: some View {
    Button("Volume \(settings.volume)") { settings.volume += 1 }
  }
}
