// config: {"enable": ["binding-to-observable-class"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Kettle {
  var heat = 20.0
}

struct KettleLabel: View {
  // fine: binding-to-observable-class -- the other rule says it: nothing is written here
  @Binding var kettle: Kettle  // expect: state-never-mutated note

  var body: some View { Text("\(kettle.heat)°") }
}
