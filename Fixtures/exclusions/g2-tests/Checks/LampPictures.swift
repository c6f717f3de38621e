import SnapshotTesting
import SwiftUI

struct LampPictureHost: View {
  @State var isLit = false  // fine: state-not-private -- the file imports a test framework

  var body: some View { Toggle("Lit", isOn: $isLit) }
}
