import SwiftUI

struct Bars: View {
  let heights: [Double]

  var body: some View {
    HStack {
      // fine: foreach-index-id -- rows without state, a list from outside
      ForEach(heights.indices, id: \.self) { bar in
        Capsule().frame(width: 4, height: heights[bar])
      }
    }
  }
}
