// config: {"enable": ["observed-object-unused"]}
import SwiftUI

final class Player: ObservableObject {
  static let shared = Player()
  @Published var plays = 0
}

struct TrackList: View {
  let tracks: [String]
  // expect: observed-object-unused note
  @ObservedObject var player: Player
  @State private var track: String?
  @State private var isShown = false

  var body: some View {
    ForEach(tracks, id: \.self) { name in
      Button(name) {
        track = name
        player.plays += 1
        isShown = true
      }
    }
    // fine: sheet-ispresented-stale-item -- each announcement of the player runs body
    .sheet(isPresented: $isShown) { Text(track ?? "") }
  }
}

struct EncoreList: View {
  let tracks: [String]
  @State private var track: String?
  @State private var isShown = false

  var body: some View {
    ForEach(tracks, id: \.self) { name in
      Button(name) {
        track = name
        Player.shared.plays += 1
        isShown = true
      }
    }
    // fine: sheet-ispresented-stale-item -- a view around this one may draw the player
    .sheet(isPresented: $isShown) { Text(track ?? "") }
  }
}
