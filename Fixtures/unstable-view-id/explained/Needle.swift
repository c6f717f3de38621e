import SwiftUI

struct Needle: View {
  let degrees: Double

  var body: some View {
    VStack {
      Image(systemName: "location.north")
        .rotationEffect(.degrees(degrees))
        // The symbol does not follow its rotation on old systems: draw it anew each time.
        .id(UUID())  // expect: unstable-view-id note `UUID()`
      Text("North")
        .id(UUID())  // expect: unstable-view-id warning `UUID()`
    }
  }
}
