import AVKit
import SwiftUI

final class CinemaModel: ObservableObject {
  @Published var title = "Film"
  let player = AVPlayer()
  let formatter = NumberFormatter()

  func faster() {
    player.rate = 2
    formatter.minimumFractionDigits = 1
  }
}

struct CinemaPage: View {
  @StateObject private var cinema = CinemaModel()

  var body: some View {
    VStack {
      TextField("Title", text: $cinema.title)
      // fine: nested-observable-object -- a class of the SDK
      Text("\(cinema.player.rate) \(cinema.formatter.minimumFractionDigits)")
      Button("Faster") { cinema.faster() }
    }
  }
}
