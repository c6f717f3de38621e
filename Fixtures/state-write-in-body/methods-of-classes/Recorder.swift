import SwiftUI

@Observable final class TrackList {
  @ObservationIgnored private var cache: [String: String] = [:]
  private(set) var titles: [String] = []
  func append(_ title: String) -> Int { titles.count }
  func remove(_ title: String) -> String { cache[title] ?? title }
}

struct RecorderView: View {
  @State private var tracks = TrackList()

  var body: some View {
    // fine: state-write-in-body -- a method of a class that only reads
    let position = tracks.append("Intro")
    Text(tracks.remove("\(position)"))  // fine: state-write-in-body -- a name alone proves nothing
  }
}
