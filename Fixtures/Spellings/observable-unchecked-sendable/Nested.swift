import SwiftUI

struct TankPage<Label: View>: View {
  // expect: observable-unchecked-sendable note
  @Observable final class Tank: @unchecked Sendable {
    var level = 0.5
  }

  @State private var tank = Tank()
  @ViewBuilder let label: () -> Label

  var body: some View {
    Button { tank.level += 0.1 } label: { label().opacity(tank.level) }
  }
}
