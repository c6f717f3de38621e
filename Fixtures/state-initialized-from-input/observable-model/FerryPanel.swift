import SwiftUI

@Observable final class FerryModel {
  var cars = 0
}

struct FerryPanel: View {
  @State private var model: FerryModel

  init(model: FerryModel) {
    // fine: state-initialized-from-input -- a model has a rule of its own
    // expect: state-model-injected-via-init note `_model = State(initialValue: model)`
    _model = State(initialValue: model)
  }

  var body: some View { Stepper("\(model.cars) cars", value: $model.cars) }
}
