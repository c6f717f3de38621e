import SwiftUI

struct FishRow: View {
  let name: String

  var body: some View {
    #if os(iOS)
      Text(name).shadow(radius: 4)  // expect: offscreen-effect-in-row note
    #else
      Text(name).shadow(radius: 2)  // expect: offscreen-effect-in-row note
    #endif
  }
}
