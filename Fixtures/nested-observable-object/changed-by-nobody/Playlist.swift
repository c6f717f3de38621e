// config: {"enable": ["nested-observable-object"]}
import SwiftUI

final class Track: ObservableObject, Identifiable {
  let id = UUID()
  @Published var title = ""
  @Published private(set) var length = 0
}

final class Playlist: ObservableObject {
  @Published private(set) var tracks: [Track] = []
  func add() { tracks.append(Track()) }
}

struct PlaylistPage: View {
  @StateObject private var playlist = Playlist()

  var body: some View {
    List(playlist.tracks) { track in
      Text(track.title)  // expect: nested-observable-object note `track.title`
    }
    Button("Add") { playlist.add() }
  }
}

struct Lengths: View {
  @ObservedObject var playlist: Playlist

  var body: some View {
    List(playlist.tracks) { track in
      Text("\(track.length)")  // fine: nested-observable-object -- nobody else can change it
    }
  }
}
