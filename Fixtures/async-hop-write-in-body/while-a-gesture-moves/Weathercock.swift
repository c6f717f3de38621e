import SwiftUI

struct Weathercock: View {
  @GestureState private var angle = 0.0
  @State private var highest = 0.0

  var body: some View {
    Text("\(angle), highest \(highest)")
      .gesture(
        DragGesture().updating($angle) { value, angle, _ in
          angle = value.translation.width
          // fine: async-hop-write-in-body -- with each movement, not with each redraw
          Task { highest = max(highest, value.translation.width) }
        })
  }
}
