// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Needle: View {
  let speed: Double
  @State private var angle = 0.0  // fine: derived-state -- the copy moves with an animation

  var body: some View {
    Image(systemName: "location.north")
      .rotationEffect(.degrees(angle))
      .onChange(of: speed) {
        withAnimation { angle = speed * 3 }
      }
  }
}
