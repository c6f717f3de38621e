import SwiftUI

struct Song: Identifiable {
  let id: Int
  var title: String
}

struct SongCell: View, Equatable {
  let song: Song

  // miss: equatable-view-ignores-input -- names the input, and compares only its id
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.song.id == rhs.song.id }

  var body: some View { Text(song.title) }
}

struct SongTable: View {
  @State private var songs = [Song(id: 1, title: "Gloria")]

  var body: some View {
    ForEach(songs) { song in SongCell(song: song) }
    Button("Rename") { songs[0].title = "Credo" }
  }
}
