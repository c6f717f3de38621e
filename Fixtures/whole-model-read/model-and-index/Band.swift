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
  let band: Band
  let index: Int

  var body: some View {
    Text(band.songs[index].title)  // expect: whole-model-read note `band.songs[index]`
  }
}

struct SongList: View {
  let band: Band

  var body: some View {
    List(Array(band.songs.enumerated()), id: \.element.id) { index, _ in
      SongRow(band: band, index: index)
    }
  }
}
