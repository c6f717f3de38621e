import SwiftUI
import Testing

struct LampCheckHost: View {
  @State var draws = 0  // fine: state-not-private -- the file imports a test framework

  var body: some View { Text("\(draws)") }
}

@Test func lampHostBuilds() {
  _ = LampCheckHost(draws: 2)  // fine: state-passed-by-parent -- a test
}
