import SwiftUI

@Observable final class Forge {
  var heat = 900
}

struct HeatLabel: View {
  @Environment(Forge.self) private var forge

  var body: some View { Button("\(forge.heat)°") { forge.heat += 10 } }
}

struct ForgePage: View {
  var body: some View {
    VStack {
      Text("Forge")
      footer
    }
  }

  private var footer: some View {
    HStack { HeatLabel() }
  }
}

#Preview {
  ForgePage()  // expect: preview-environment-missing warning `ForgePage()`
}
