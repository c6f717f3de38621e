import SwiftUI

struct FlipTile: View {
  let degrees: Double
  @State private var angle = 0.0

  var body: some View {
    Text("Tile")
      .rotationEffect(.degrees(angle))
      .onAppear {
        angle = 180
        angle = degrees  // fine: onappear-copies-input -- from one value to the other, on purpose
      }
  }
}
