import SwiftUI

struct Probe: View {
  let depth: Int

  var body: some View {
    VStack {
      Text("\(depth) m")
      #if DEBUG
        AnyView(Text("debug"))  // fine: anyview-erases-identity -- debugging aid
      #endif
    }
  }
}
