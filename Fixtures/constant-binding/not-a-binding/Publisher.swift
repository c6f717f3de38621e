// config: {"enable": ["constant-binding"]}
import SwiftUI

enum Motion {
  case constant(Double)
  case growing
}

struct Track: View {
  let motion: Motion

  var body: some View { Text("\(String(describing: motion))") }
}

struct TrackPage: View {
  @State private var speed = 1.0

  var body: some View {
    VStack {
      Track(motion: .constant(speed))  // fine: constant-binding -- a case of an enum
      Slider(value: $speed)
    }
  }
}
