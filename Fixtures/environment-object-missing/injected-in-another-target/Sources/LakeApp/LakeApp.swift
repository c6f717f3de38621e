import LakeUI
import SwiftUI

struct DepthLabel: View {
  // fine: environment-object-missing -- `LakeRoot` of the other target injects it
  @EnvironmentObject private var lake: Lake

  var body: some View { Button("\(lake.depth) m") { lake.depth += 1 } }
}

@main struct LakeApp: App {
  var body: some Scene {
    WindowGroup {
      LakeRoot { DepthLabel() }
    }
  }
}
