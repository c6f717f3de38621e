// config: {"enable": ["bindable-unneeded"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Canoe {
  var seats = 2
}

struct CanoePage: View {
  @State private var canoe = Canoe()  // fine: bindable-unneeded -- it owns the object

  var body: some View { Button("\(canoe.seats)") { canoe.seats += 1 } }
}
