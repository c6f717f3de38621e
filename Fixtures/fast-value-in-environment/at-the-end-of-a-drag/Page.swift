// config: {"enable": ["fast-value-in-environment"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

extension EnvironmentValues {
  @Entry var page = 0
}

struct Pages: View {
  @State private var page = 0

  var body: some View {
    Text("Page")
      .gesture(DragGesture().onEnded { page += $0.translation.width < 0 ? 1 : -1 })
      // fine: fast-value-in-environment -- once at the end of each drag
      .environment(\.page, page)
  }
}
