import SwiftUI

@Observable final class Dishwasher { var minutes = 90 }

struct DishwasherPanel: View {
  @State private var dishwasher: Dishwasher

  init(dishwasher machine: Dishwasher) {
    #if DEBUG
      // expect: state-model-injected-via-init note `_dishwasher = State(initialValue: machine)`
      _dishwasher = State(initialValue: machine)
    #else
      // expect: state-model-injected-via-init note `_dishwasher = State(wrappedValue: machine)`
      _dishwasher = State(wrappedValue: machine)
    #endif
  }

  var body: some View { Text("\(dishwasher.minutes) min") }
}
