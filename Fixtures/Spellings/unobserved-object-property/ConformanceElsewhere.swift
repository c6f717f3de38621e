import SwiftUI

final class Kite {
  @Published var height = 0
}

struct KiteLabel {
  let kite: Kite  // expect: unobserved-object-property warning `kite`
}

extension KiteLabel: View {
  var body: some View { Button("\(kite.height) m") { kite.climb() } }
}
