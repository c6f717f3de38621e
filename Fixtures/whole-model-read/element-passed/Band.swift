// config: {"enable": ["whole-model-read"]}
import SwiftUI

struct Song: Identifiable {
  let id: Int
  var title: String
}

@MainActor @Observable final class Band {
  var songs: [Song] = []
  func add(_ song: Song) { songs.append(song) }
}

struct SongRow: View {
  let song: Song  // fine: whole-model-read -- the row has its element

  var body: some View { Text(song.title) }
}

struct SongList: View {
  let band: Band

  var body: some View {
    List(Array(band.songs.enumerated()), id: \.element.id) { index, _ in
      // fine: whole-model-read -- looked up by the list, which depends on all of it anyway
      SongRow(song: band.songs[index])
    }
  }
}
