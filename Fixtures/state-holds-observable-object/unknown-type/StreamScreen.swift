import StreamKit
import SwiftUI

struct StreamScreen: View {
  // fine: state-holds-observable-object -- from another module
  @State private var stream = VideoStream()

  var body: some View { Button(stream.title) { stream.play() } }
}
