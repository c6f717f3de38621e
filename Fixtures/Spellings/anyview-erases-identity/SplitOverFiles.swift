import SwiftUI

struct Lighthouse: View {
  let flashes: Int

  var body: some View {
    #if os(macOS)
      AnyView(sign)  // expect: anyview-erases-identity note
    #else
      sign
    #endif
  }
}
