import SwiftUI

@Observable final class Fridge { var eggs = 10 }

struct FridgePanel: View {
  @State private var fridge: Fridge

  var body: some View { Stepper("\(fridge.eggs)", value: $fridge.eggs) }
}

extension FridgePanel {
  init(_ appliance: Fridge) {
    // expect: state-model-injected-via-init note `_fridge = State(initialValue: appliance)`
    _fridge = State(initialValue: appliance)
  }
}
