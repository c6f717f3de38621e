import SwiftUI

final class ChannelModel: ObservableObject {
  @Published var gain = 0.5
}

struct ChannelStrip: View {
  @StateObject var channel: ChannelModel

  var body: some View { Slider(value: $channel.gain) }
}

struct MixerDesk: View {
  @State private var isLive = true

  var body: some View {
    Toggle("Live", isOn: $isLive)
    // fine: object-created-in-body -- an autoclosure, and the child keeps the first object
    ChannelStrip(channel: ChannelModel())
  }
}
