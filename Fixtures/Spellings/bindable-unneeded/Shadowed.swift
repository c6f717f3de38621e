import SwiftUI

@Observable final class Bee {
  var honey = 0
}

struct BeePage: View {
  @Bindable var bee: Bee  // expect: bindable-unneeded note
  @Binding var honey: Int

  var body: some View {
    // Another property's `$`.
    Stepper("\(bee.honey)", value: $honey)
  }
}
