// config: {"enable": ["whole-model-read"]}
import SwiftUI

@MainActor @Observable final class Player {
  var tracks: [String] = []
  var current = 0
  func add(_ track: String) { tracks.append(track) }
}

struct NowPlaying: View {
  let player: Player

  var body: some View {
    Text(player.tracks[player.current])  // fine: whole-model-read -- one screen, no row
  }
}

struct PlayerPage: View {
  let player: Player

  var body: some View { NowPlaying(player: player) }
}
