import AVKit
import CoreImage
import SwiftUI

struct MediaPanel: View {
  // fine: state-holds-unobserved-class -- lifetime of a player
  @State private var player = AVPlayer()
  @State private var context = CIContext()  // fine: state-holds-unobserved-class -- a cache
  @State private var timer: Timer?  // fine: state-holds-unobserved-class -- kept to be stopped
  // fine: state-holds-unobserved-class -- a handle, and a struct
  @State private var loading: Task<Void, Never>?
  // fine: state-holds-unobserved-class -- a cache
  @State private var thumbnails = NSCache<NSString, UIImage>()
  @State private var title = "Film"

  var body: some View {
    VideoPlayer(player: player)
      .navigationTitle(title)
      .onAppear {
        player.play()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in player.pause() }
        loading = Task { title = "Film, scene 2" }
      }
      .onDisappear {
        timer?.invalidate()
        loading?.cancel()
        thumbnails.removeAllObjects()
        context.clearCaches()
      }
  }
}
