import SwiftUI

final class Anvil: ObservableObject {
  @Published var strokes = 0
}

struct AnvilPanel: View {
  @EnvironmentObject private var anvil: Anvil

  var body: some View { Button("\(anvil.strokes)") { anvil.strokes += 1 } }
}

#Preview {
  AnvilPanel()  // expect: preview-environment-missing warning `AnvilPanel()`
}

#Preview("In a list", traits: .sizeThatFitsLayout) {
  List {
    AnvilPanel()  // expect: preview-environment-missing warning `AnvilPanel()`
  }
}
