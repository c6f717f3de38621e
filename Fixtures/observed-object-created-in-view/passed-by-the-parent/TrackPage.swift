import SwiftUI

final class TrackModel: ObservableObject {
  @Published var title = "Intro"
}

struct TrackPage: View {
  @ObservedObject var track: TrackModel
  @ObservedObject private var queue: TrackModel

  init(track: TrackModel, queue: TrackModel) {
    self.track = track  // fine: observed-object-created-in-view -- comes from the owner
    // fine: observed-object-created-in-view -- comes from the owner
    _queue = ObservedObject(wrappedValue: queue)
  }

  var body: some View { TextField(queue.title, text: $track.title) }
}

struct AlbumPage: View {
  // fine: observed-object-created-in-view -- the owner
  @StateObject private var track = TrackModel()
  @StateObject private var queue = TrackModel()

  var body: some View { TrackPage(track: track, queue: queue) }
}
