import SwiftUI

final class Bellows: ObservableObject {
  @Published var air = 0.5
}

struct BellowsPanel: View {
  @EnvironmentObject private var bellows: Bellows
  let title: String

  var body: some View {
    Text(title)
    Slider(value: $bellows.air)
  }
}

struct BellowsPanel_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      // expect: preview-environment-missing warning `BellowsPanel(title: "Small")`
      BellowsPanel(title: "Small")
      // fine: preview-environment-missing -- this one has it
      BellowsPanel(title: "Big").environmentObject(Bellows())
    }
  }
}
