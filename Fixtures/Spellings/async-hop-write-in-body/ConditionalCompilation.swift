import SwiftUI

struct Quadrant: View {
  let degrees: Int
  @State private var last = 0

  var body: some View {
    #if os(iOS)
      // expect: async-hop-write-in-body warning
      let _ = DispatchQueue.main.async { last = degrees }
    #endif
    Text("\(last)")
  }
}
