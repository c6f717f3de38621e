// config: {"enable": ["fast-value-in-environment"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

extension EnvironmentValues {
  @Entry var isPulled = false
}

struct Curtain: View {
  @State private var isPulled = false
  @State private var pull: CGFloat = 0

  var body: some View {
    Text("Curtain").offset(y: pull)
      .gesture(
        DragGesture().onChanged { drag in
          pull = drag.translation.height
          isPulled = drag.translation.height > 80
        }
      )
      // fine: fast-value-in-environment -- a Boolean, which changes when a line is crossed
      .environment(\.isPulled, isPulled)
      // fine: fast-value-in-environment -- compared with a limit before it is set
      .environment(\.isPulled, pull > 80)
  }
}
