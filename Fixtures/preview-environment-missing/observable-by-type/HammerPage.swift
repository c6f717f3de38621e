import SwiftUI

@Observable final class Hammer {
  var weight = 2
}

struct HammerPage: View {
  @Environment(Hammer.self) private var hammer

  var body: some View { Button("\(hammer.weight) kg") { hammer.weight += 1 } }
}

#Preview {
  NavigationStack {
    HammerPage()  // expect: preview-environment-missing warning `HammerPage()`
  }
}
