// config: {"enable": ["state-in-lazy-row"]}
import AVFoundation
import Combine
import SwiftUI

final class Loader: ObservableObject {
  @Published var progress = 0.0
}

struct ClipRow: View {
  let url: URL
  @State private var player = AVPlayer()  // expect: state-in-lazy-row note `@State`
  @StateObject private var loader = Loader()  // expect: state-in-lazy-row note `@StateObject`

  var body: some View {
    Button("Play \(loader.progress)") { player.play() }
  }
}

struct Clips: View {
  let urls: [URL]

  var body: some View {
    List(urls, id: \.self) { ClipRow(url: $0) }
  }
}
