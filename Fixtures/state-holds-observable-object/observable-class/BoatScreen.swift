import SwiftUI

@Observable final class Boat {
  var knots = 0
}

struct BoatScreen: View {
  // fine: state-holds-observable-object -- `@Observable` belongs in `@State`
  @State private var boat = Boat()
  @State private var towed: Boat?  // fine: state-holds-observable-object -- optional, too

  var body: some View {
    Button("\(boat.knots) and \(towed?.knots ?? 0)") {
      boat.knots += 1
      towed = boat
    }
  }
}
