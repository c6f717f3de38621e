import SwiftUI

@Observable final class Playlist {
  var played = 0
}

struct PlaylistView: View {
  let songs: [String]
  @State private var playlist = Playlist()
  @State private var song = ""
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("\(playlist.played) played")
      ForEach(songs, id: \.self) { name in
        Button(name) {
          song = name
          playlist.played += 1
          isShown = true
        }
      }
    }
    // fine: sheet-ispresented-stale-item -- body reads what the action changes in the model
    .sheet(isPresented: $isShown) { Text(song) }
  }
}
