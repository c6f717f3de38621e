import SwiftUI

struct Song: Identifiable {
  let id: Int
  var title: String
}

struct Playlist: View {
  let songs: [Song]

  var body: some View {
    // fine: state-passed-by-parent -- the finding belongs to the child's declaration
    List(songs) { song in SongTitle(title: song.title) }
  }
}
