import SwiftUI

@dynamicMemberLookup final class RemoteSettings {
  var values: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int {
    get { values[name] ?? 0 }
    set { values[name] = newValue }
  }
}

final class LegacyBridge: NSObject {
  @objc dynamic var volume = 3
  @objc func raise() { volume += 1 }
}

struct RemoteView: View {
  // fine: state-holds-unobserved-class -- its members are dynamic
  @State private var settings = RemoteSettings()
  // fine: state-holds-unobserved-class -- Objective-C members may be observed
  @State private var bridge = LegacyBridge()

  var body: some View {
    Button("\(settings.volume) \(bridge.volume)") {
      settings.volume += 1
      bridge.raise()
    }
  }
}
