import SwiftUI

struct Tank {
  var litres = 5
}

enum Legacy {
  final class Tank: ObservableObject {
    @Published var litres = 5
  }
}

struct TankScreen: View {
  // fine: state-holds-observable-object -- the struct, not `Legacy.Tank`
  @State private var tank = Tank()

  var body: some View { Stepper("\(tank.litres)", value: $tank.litres) }
}
