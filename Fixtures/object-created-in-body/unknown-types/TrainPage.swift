import RailKit
import SwiftUI

@Observable final class Wagon {
  var crates = 3
}

struct WagonRow: View {
  let wagon: Wagon
  let engine: RailEngine

  var body: some View { Button("\(wagon.crates)") { wagon.crates += 1 } }
}

struct TrainPage: View {
  @State private var wagon = Wagon()
  @State private var speed = 40

  var body: some View {
    Stepper("\(speed) km/h", value: $speed)
    // fine: object-created-in-body -- the class is in another module
    WagonRow(wagon: wagon, engine: RailEngine())
    // fine: object-created-in-body -- nobody knows what that view does with it
    RailTrack(wagon: Wagon())
      // fine: object-created-in-body -- the class is in another module
      .environmentObject(RailEngine())
  }
}
