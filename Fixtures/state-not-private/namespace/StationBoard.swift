import SwiftUI

struct StationBoard: View {
  @State private var isLarge = false
  @Namespace var board  // expect: state-not-private note `@Namespace`

  var body: some View {
    VStack {
      if isLarge {
        Text("Platform 4").font(.largeTitle).matchedGeometryEffect(id: "platform", in: board)
      } else {
        Text("Platform 4").font(.caption).matchedGeometryEffect(id: "platform", in: board)
      }
      Button("Resize") { withAnimation { isLarge.toggle() } }
    }
  }
}
