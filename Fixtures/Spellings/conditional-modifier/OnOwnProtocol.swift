import SwiftUI

protocol Garden: View {}

extension Garden {
  // expect: conditional-modifier note
  @ViewBuilder func watered<Tree: View>(_ isOn: Bool, grow: (Self) -> Tree) -> some View {
    if isOn { grow(self) } else { self }
  }
}

struct RoseGarden: Garden {
  @State private var buds = 3

  var body: some View { Stepper("\(buds)", value: $buds) }
}

struct Park: View {
  @State private var isHot = false

  var body: some View {
    // expect: conditional-modifier warning
    RoseGarden().watered(isHot) { $0.padding() }
    Toggle("Hot", isOn: $isHot)
  }
}
