import SwiftUI

@Observable final class LocalisedOvenModel { var program = "Bread" }

typealias OvenModel = LocalisedOvenModel

struct OvenPanel: View {
  @State private var oven: OvenModel

  init(oven: OvenModel) {
    // expect: state-model-injected-via-init note `_oven = State(initialValue: oven)`
    _oven = State(initialValue: oven)
  }

  var body: some View { TextField("Program", text: $oven.program) }
}
