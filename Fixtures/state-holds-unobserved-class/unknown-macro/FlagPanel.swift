import FlagMacros
import SwiftUI

@FeatureFlags final class Flags {
  var isDark = false
}

struct FlagPanel: View {
  // fine: state-holds-unobserved-class -- the macro may make it observable
  @State private var flags = Flags()

  var body: some View { Button(flags.isDark ? "Light" : "Dark") { flags.isDark.toggle() } }
}
