// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct Cover: View {
  @State private var angle = 0.0  // fine: state-could-move-down -- the child is all there is

  var body: some View {
    Wheel(angle: angle, turn: { angle += $0 })
  }
}

struct Wheel: View {
  let angle: Double
  let turn: (Double) -> Void

  var body: some View { Button("\(angle)") { turn(15) } }
}
