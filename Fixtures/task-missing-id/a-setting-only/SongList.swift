import SwiftUI

struct SongList: View {
  let isShuffled: Bool
  @State private var songs: [String] = []

  var body: some View {
    List(songs, id: \.self) { Text($0) }
      // fine: task-missing-id -- how it loads, not what
      .task { songs = await load(isShuffled) }
  }

  private func load(_ isShuffled: Bool) async -> [String] { isShuffled ? ["B", "A"] : ["A", "B"] }
}
