// config: {"enable": ["binding-to-observable-class"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Violin {
  var strings = 4
}

struct ViolinField: View {
  @Bindable var violin: Violin  // fine: binding-to-observable-class -- no binding to the place

  var body: some View { Stepper("\(violin.strings)", value: $violin.strings) }
}
