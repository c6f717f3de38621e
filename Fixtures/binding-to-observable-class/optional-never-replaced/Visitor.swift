// config: {"enable": ["binding-to-observable-class"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Visitor {
  var name = ""
}

struct VisitorField: View {
  @Binding var visitor: Visitor?  // expect: binding-to-observable-class note `@Binding`

  var body: some View {
    Button(visitor?.name ?? "Nobody") { visitor?.name = "Ada" }
  }
}
