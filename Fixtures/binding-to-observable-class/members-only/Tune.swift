// config: {"enable": ["binding-to-observable-class"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Tune {
  var name = "Reel"
  var tempo = 120
}

struct TempoField: View {
  @Binding var tune: Tune  // expect: binding-to-observable-class note `@Binding`

  var body: some View { Stepper("\(tune.tempo)", value: $tune.tempo) }
}

struct TempoButton: View {
  @Binding var tune: Tune  // expect: binding-to-observable-class note `@Binding`

  var body: some View { Button("Faster than \(tune.tempo)") { tune.tempo += 10 } }
}
