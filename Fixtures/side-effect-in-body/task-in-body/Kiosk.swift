import SwiftUI

@Observable final class Deliveries {
  private(set) var count = 0
  func load() async { count = 3 }
}

struct Kiosk: View {
  let deliveries: Deliveries

  var body: some View {
    let _ = Task { await deliveries.load() }  // expect: side-effect-in-body warning
    let _ = Task.detached { await deliveries.load() }  // expect: side-effect-in-body warning
    Text("\(deliveries.count)")
  }
}
