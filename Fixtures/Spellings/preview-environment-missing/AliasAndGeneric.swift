import SwiftUI

@Observable final class ConcertHarp {
  var strings = 47
}

typealias Harp = ConcertHarp

struct HarpPage<Footer: View>: View {
  @Environment(Harp.self) private var harp
  @ViewBuilder let footer: () -> Footer

  var body: some View {
    Button("\(harp.strings)") { harp.strings -= 1 }
    footer()
  }
}

#Preview {
  HarpPage {  // expect: preview-environment-missing warning
    Text("Tune it")
  }
}
