import SwiftUI

@Observable final class Barn {
  var hens = 6
}

struct BarnOwner: View {
  // fine: state-model-injected-via-init -- owned where it is declared
  @State private var barn = Barn()

  var body: some View {
    HenCount(barn: barn)
    HenStepper(barn: barn)
  }
}

struct HenCount: View {
  let barn: Barn  // fine: state-model-injected-via-init -- refers to what somebody else owns

  var body: some View { Text("\(barn.hens) hens") }
}

struct HenStepper: View {
  @Bindable var barn: Barn

  init(barn: Barn) {
    self.barn = barn  // fine: state-model-injected-via-init -- `@Bindable` only refers to it
  }

  var body: some View { Stepper("Hens", value: $barn.hens) }
}
