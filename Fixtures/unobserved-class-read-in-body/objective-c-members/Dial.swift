import SwiftUI

final class LegacyDial: NSObject {
  @objc dynamic var value = 0
}

@dynamicMemberLookup final class RemoteDial {
  var values: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int {
    get { values[name] ?? 0 }
    set { values[name] = newValue }
  }
}

struct DialPage: View {
  let dial: LegacyDial  // fine: unobserved-class-read-in-body -- may be observed as `@objc dynamic`
  let remote: RemoteDial  // fine: unobserved-class-read-in-body -- dynamic members

  var body: some View {
    Button("\(dial.value) \(remote.volume)") {
      dial.value += 1
      remote.volume += 1
    }
  }
}
