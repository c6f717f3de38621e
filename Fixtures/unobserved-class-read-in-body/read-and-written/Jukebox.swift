import SwiftUI

final class Jukebox {
  var song = "Intro"
}

struct NowPlaying: View {
  let jukebox: Jukebox  // expect: unobserved-class-read-in-body warning `jukebox`

  var body: some View {
    Button(jukebox.song) { jukebox.song = "Next" }
  }
}
