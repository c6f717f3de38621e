// config: {"enable": ["fast-value-in-environment"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Heading {
  var degrees = 0.0
}

struct Compass: View {
  @State private var heading = Heading()

  var body: some View {
    Text("N")
      .gesture(DragGesture().onChanged { heading.degrees = $0.translation.width })
      // fine: fast-value-in-environment -- the object stays the same
      .environment(heading)
  }
}
