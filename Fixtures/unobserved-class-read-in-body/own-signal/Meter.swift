import Combine
import SwiftUI

final class FlowMeter {
  let changes = PassthroughSubject<Void, Never>()
  private(set) var flow = 0

  func open() {
    flow += 1
    changes.send()
  }
}

struct FlowLabel: View {
  // fine: unobserved-class-read-in-body -- the view follows a signal of the object
  let meter: FlowMeter
  @State private var flow = 0

  var body: some View {
    Button("\(flow) of \(meter.flow)") { meter.open() }
      .onReceive(meter.changes) { flow = meter.flow }
  }
}
