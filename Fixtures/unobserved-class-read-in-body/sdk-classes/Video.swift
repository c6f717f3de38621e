import AVKit
import SwiftUI

struct VideoPage: View {
  let player: AVPlayer  // fine: unobserved-class-read-in-body -- a class of the SDK
  let formatter: DateFormatter  // fine: unobserved-class-read-in-body -- a class of the SDK

  var body: some View {
    VStack {
      VideoPlayer(player: player)
      Text("\(player.rate) \(formatter.dateFormat ?? "")")
      Button("Faster") {
        player.rate = 2
        formatter.dateFormat = "HH"
      }
    }
  }
}
