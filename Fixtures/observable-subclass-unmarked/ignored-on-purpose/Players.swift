import SwiftUI

@Observable class Player {
  var song = "Intro"
}

final class CachingPlayer: Player {  // fine: observable-subclass-unmarked -- says so itself
  @ObservationIgnored var played: [String] = []

  func next() {
    played.append(song)
    song = "Song \(played.count)"
  }
}

struct PlayerView: View {
  @State private var player = CachingPlayer()

  var body: some View { Button(player.song) { player.next() } }
}
