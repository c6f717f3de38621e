// config: {"enable": ["narrow-view-input"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Engine {
  var speed = 0.0
  var heat = 0.0
  var oil = 0.0
  var hours = 0
}

struct Tachometer: View {
  let engine: Engine  // fine: narrow-view-input -- a class is followed field by field

  var body: some View { Text("\(engine.speed)") }
}
