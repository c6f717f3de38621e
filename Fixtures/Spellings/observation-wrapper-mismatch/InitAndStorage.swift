import SwiftUI

@Observable final class Pump2 {
  var flow: Int
  init(flow: Int) { self.flow = flow }
}

struct PumpRow: View {
  @StateObject private var pump: Pump2  // expect: observation-wrapper-mismatch error

  init() {
    _pump = StateObject(wrappedValue: Pump2(flow: 4))
  }

  var body: some View { Button("\(pump.flow)") { pump.flow += 1 } }
}
