import SwiftUI

@Observable final class SaltwaterTank {
  var litres = 200
}

typealias Tank = SaltwaterTank

struct TankRow<Footer: View>: View {
  @ObservedObject var tank: Tank  // expect: observation-wrapper-mismatch error
  @ViewBuilder let footer: () -> Footer

  var body: some View {
    Text("\(tank.litres) l")
    footer()
  }
}
