import SwiftUI

@Observable final class Lantern {
  var isLit = false
}

struct LanternRow: View {
  let lantern: Lantern  // fine: environment-object-missing -- passed, not looked up
  // fine: environment-object-missing -- a value with a default
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Button(scheme == .dark ? "Light it" : "Leave it") { lantern.isLit.toggle() }
  }
}
