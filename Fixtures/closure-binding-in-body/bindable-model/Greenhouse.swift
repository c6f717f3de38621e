// config: {"enable": ["closure-binding-in-body"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@Observable final class Greenhouse {
  var isHeated = false
  var label = ""
}

struct HeatingSwitch: View {
  let house: Greenhouse

  var body: some View {
    // expect: closure-binding-in-body note `Binding`
    Toggle("Heat", isOn: Binding(get: { house.isHeated }, set: { house.isHeated = $0 }))
  }
}

struct LabelField: View {
  @Bindable var house: Greenhouse

  var body: some View {
    // fine: closure-binding-in-body -- the `$` is used already
    TextField("Label", text: $house.label)
  }
}
