import SwiftUI

final class Furnace {
  var heat = 100
  var label: String { "\(heat)°" }
}

@Observable final class Smithy {
  private var furnace: Furnace
  private var spare: Furnace?

  init(furnace: Furnace) { self.furnace = furnace }

  var heat: Int {
    get {
      return self.furnace.heat  // expect: untracked-observable-property warning `self.furnace.heat`
    }
    set { furnace.heat = newValue }
  }

  // expect: untracked-observable-property warning
  var label: String { furnace.label }

  // fine: untracked-observable-property -- `spare` itself is tracked, and replaced by each change
  var spareHeat: Int { spare?.heat ?? 0 }

  func refill() { spare = Furnace() }
}

struct SmithyView: View {
  @Bindable var smithy: Smithy

  var body: some View {
    VStack {
      Stepper(smithy.label, value: $smithy.heat)
      Button("\(smithy.spareHeat)") { smithy.refill() }
    }
  }
}
