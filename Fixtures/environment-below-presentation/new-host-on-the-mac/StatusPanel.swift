import AppKit
import SwiftUI

@Observable final class Uplink {
  var isUp = true
}

struct UplinkLight: View {
  @Environment(Uplink.self) private var uplink

  var body: some View { Button(uplink.isUp ? "Up" : "Down") { uplink.isUp.toggle() } }
}

final class StatusPanel: NSPanel {
  func show(_ uplink: Uplink) {
    // expect: environment-below-presentation warning
    contentView = NSHostingView(rootView: UplinkLight())
    // fine: environment-below-presentation -- injected on the root view
    contentViewController = NSHostingController(rootView: UplinkLight().environment(uplink))
  }
}
