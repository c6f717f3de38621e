// config: {"enable": ["fast-value-in-environment"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

extension EnvironmentValues {
  @Entry var darkness = 0.0
}

struct Night: View {
  @State private var darkness = 0.0  // fine: fast-value-in-environment -- changed by a button

  var body: some View {
    Button("Darker") { darkness += 0.1 }
      // fine: fast-value-in-environment -- changed by a button
      .environment(\.darkness, darkness)
  }
}
