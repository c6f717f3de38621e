import SwiftUI
import WheelKit

struct Wheel: View {
  @StateObject private var wheel = SpokeModel()

  var body: some View {
    VStack {
      // fine: foreach-index-id -- nobody here knows what a SpokeModel does with its spokes
      ForEach(wheel.spokes.indices, id: \.self) { spoke in Text(wheel.spokes[spoke].name) }
      Button("Loosen") { wheel.loosen() }
    }
  }
}
