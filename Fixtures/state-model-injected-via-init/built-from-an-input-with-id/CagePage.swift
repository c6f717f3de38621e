import SwiftUI

@Observable final class CageModel {
  let number: Int
  var food = 0
  init(number: Int) { self.number = number }
}

struct CagePage: View {
  @State private var cage: CageModel

  init(cage: CageModel) {
    // fine: state-model-injected-via-init -- each caller gives a new identity with a new model
    _cage = State(initialValue: cage)
  }

  var body: some View { Stepper("Cage \(cage.number): \(cage.food)", value: $cage.food) }
}

struct ZooScreen: View {
  @State private var selected = 1

  var body: some View {
    Stepper("Cage \(selected)", value: $selected)
    // A new number is a new identity, and so a new model.
    CagePage(cage: CageModel(number: selected)).id(selected)
  }
}
