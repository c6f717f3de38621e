import SwiftUI

final class SoundEngine {
  private(set) var volume = 5
  func louder() { volume += 1 }
}

@Observable final class PlayerModel {
  private let engine = SoundEngine()
  var isMuted = false
  // expect: untracked-observable-property warning `engine.volume`
  var volume: Int { engine.volume }
  func louder() { engine.louder() }
}

struct PlayerView: View {
  @State private var player = PlayerModel()

  var body: some View {
    VStack {
      Toggle("Muted", isOn: $player.isMuted)
      Button("Volume \(player.volume)") { player.louder() }
    }
  }
}
