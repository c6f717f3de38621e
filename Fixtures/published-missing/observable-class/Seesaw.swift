// config: {"enable": ["published-missing"]}
import SwiftUI

@Observable final class SeesawModel {
  var angle = 0  // fine: published-missing -- `@Observable` announces each property
}

struct SeesawView: View {
  @State private var seesaw = SeesawModel()

  var body: some View { Button("\(seesaw.angle)°") { seesaw.angle += 5 } }
}
