import RemoteKit
import SwiftUI

protocol Channel: AnyObject {
  var name: String { get }
}

@Observable final class RemoteModel {
  private let device: RemoteDevice
  private let channel: any Channel
  var isOn = false
  // fine: untracked-observable-property -- a wrapper of another module
  @ObservationIgnored @Injected var tuner: Tuner

  init(device: RemoteDevice, channel: any Channel) {
    self.device = device
    self.channel = channel
  }

  // fine: untracked-observable-property -- a foreign type, which may be observable
  var title: String { device.title }
  // fine: untracked-observable-property -- a protocol
  var channelName: String { channel.name }
  // fine: untracked-observable-property -- unknown
  var station: String { tuner.station }
}

struct RemoteView: View {
  let remote: RemoteModel

  var body: some View {
    Button("\(remote.title) \(remote.channelName) \(remote.station)") { remote.isOn.toggle() }
  }
}
