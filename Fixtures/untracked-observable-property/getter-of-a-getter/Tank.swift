import SwiftUI

@Observable final class TankModel {
  // expect: untracked-observable-property warning `@ObservationIgnored`
  @ObservationIgnored private var drops = 0
  private var millilitres: Int { drops / 20 }
  private var litres: Double { Double(millilitres) / 1000 }
  var text: String { "\(litres) l" }
  func drip() { drops += 1 }
}

struct TankView: View {
  @State private var tank = TankModel()

  var body: some View { Button(tank.text) { tank.drip() } }
}
