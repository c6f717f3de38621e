import SwiftUI

enum Sky {
  case clear, cloudy, rain
}

struct SkyBadge: View {
  let sky: Sky

  var body: some View { badge }

  private var badge: some View {
    switch sky {
    case .clear: return AnyView(Circle())  // expect: anyview-erases-identity note
    case .cloudy: return AnyView(Capsule())
    case .rain: return AnyView(Text("Rain"))
    }
  }
}
