import Combine
import SwiftUI

final class Speaker: ObservableObject {
  @Published var isMuted = false
  @Published var mutes = 0
}

struct MuteButton: View {
  @ObservedObject var speaker: Speaker

  var body: some View {
    Toggle("Mute", isOn: $speaker.isMuted)
      .onReceive(speaker.$isMuted) { isMuted in
        guard isMuted else { return }
        speaker.mutes += 1  // fine: published-sink-reads-old-value -- another property
        // The setter that called this closure stores `true` after it.
        speaker.isMuted = false  // expect: published-sink-reads-old-value warning `speaker.isMuted = false`
      }
  }
}
