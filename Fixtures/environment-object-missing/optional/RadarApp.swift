import SwiftUI

@Observable final class Radar {
  var blips = 0
}

struct RadarHint: View {
  // fine: environment-object-missing -- optional, so it is nil
  @Environment(Radar.self) private var radar: Radar?
  // fine: environment-object-missing -- the long way to write it
  @Environment(Radar.self) private var second: Optional<Radar>

  var body: some View {
    Button("\(radar?.blips ?? 0) \(second?.blips ?? 0)") { radar?.blips += 1 }
  }
}

@main struct RadarApp: App {
  var body: some Scene {
    WindowGroup { RadarHint() }
  }
}
