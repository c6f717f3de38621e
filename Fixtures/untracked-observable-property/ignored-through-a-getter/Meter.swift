import SwiftUI

@Observable final class MeterModel {
  // expect: untracked-observable-property warning `@ObservationIgnored`
  @ObservationIgnored private var raw = 0
  var watts: Int { raw * 10 }
  func measure() { raw += 1 }
}

struct MeterView: View {
  @State private var meter = MeterModel()

  var body: some View { Button("\(meter.watts) W") { meter.measure() } }
}
