import SwiftUI

@MainActor @Observable class Stove {
  var isOn = false
}

// expect: observable-subclass-unmarked warning `GasStove`
@MainActor final class GasStove: Stove, Identifiable {
  let id = 1
  var flames = 4, spare = 1
}

// expect: observable-subclass-unmarked warning `TiledStove`
final class TiledStove: Stove {
  private(set) var heat: Int?
  func fire() { heat = 300 }
}

// expect: observable-subclass-unmarked warning `IronStove`
final class IronStove: Stove {
  var logs = 0 {
    didSet { isOn = logs > 0 }
  }
}

struct StoveView: View {
  let gas: GasStove
  let tiled: TiledStove
  let iron: IronStove

  var body: some View {
    Button("\(gas.flames) \(tiled.heat ?? 0) \(iron.logs)") {
      gas.flames -= 1
      tiled.fire()
      iron.logs += 1
    }
  }
}
