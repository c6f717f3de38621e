import RadarKit
import SwiftUI

final class Buoy: FloatingThing {
  var depth = 3
}

@Tracked final class Beacon {
  var isOn = false
}

actor Ledger {
  var entries = 0
}

struct RadarPage: View {
  // fine: observable-model-not-in-state -- the class is in another module
  private let radar = Radar()
  private let buoy = Buoy()  // fine: observable-model-not-in-state -- its superclass is unknown
  // fine: observable-model-not-in-state -- nobody knows what the macro adds
  private let beacon = Beacon()
  // fine: observable-model-not-in-state -- an actor, which `body` cannot read
  private let ledger = Ledger()

  var body: some View {
    Text("\(radar.echoes) \(buoy.depth) \(beacon.isOn)")
      .task { print(await ledger.entries) }
  }
}
