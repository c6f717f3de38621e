import SwiftUI

@Observable final class Mill { var sacks = 1 }

struct MillA: View {
  private let mill: Mill

  init(_ mill: Mill) { self.mill = mill }

  var body: some View { Button("\(mill.sacks)") { mill.sacks += 1 } }
}

struct MillB: View {
  @Bindable private var mill: Mill

  init(of ours: Mill) {
    _mill = Bindable(wrappedValue: ours)
  }

  var body: some View { Stepper("\(mill.sacks)", value: $mill.sacks) }
}

struct MillRace: View {
  @State private var flow = 2

  var body: some View {
    Stepper("Flow \(flow)", value: $flow)
    MillA(Mill())  // expect: object-created-in-body warning `Mill()`
    MillB(of: Mill())  // expect: object-created-in-body warning `Mill()`
  }
}
