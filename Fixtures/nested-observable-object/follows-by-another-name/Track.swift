import SwiftUI

final class Song: ObservableObject {
  @Published var volume = 5
}

final class PlayerModel: ObservableObject {
  @Published private(set) var song: Song? = Song()
  func louder() { song?.volume += 1 }
}

struct VolumePage: View {
  @ObservedObject var player: PlayerModel
  @State private var volume = 0

  var body: some View {
    if let song = player.song {
      // fine: nested-observable-object -- the view follows the publisher under another name
      Button("\(song.volume) \(volume)") { player.louder() }
        .onReceive(song.$volume) { volume = $0 }
    }
  }
}
