import SwiftUI

@Observable final class Hood { var level = 0 }

protocol KitchenPanel: View {}

struct HoodNoise: ViewModifier {
  @State private var hood: Hood

  init(hood: Hood) {
    // expect: state-model-injected-via-init note `_hood = State(initialValue: hood)`
    _hood = State(initialValue: hood)
  }

  func body(content: Content) -> some View { content.badge(hood.level) }
}

enum Panels {
  struct HoodPanel: KitchenPanel {
    @State private var hood: Hood

    init(hood: Hood) {
      // expect: state-model-injected-via-init note `_hood = State(initialValue: hood)`
      _hood = State(initialValue: hood)
    }

    var body: some View { Stepper("\(hood.level)", value: $hood.level) }
  }
}
