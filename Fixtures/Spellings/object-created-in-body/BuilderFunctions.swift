import SwiftUI

@Observable final class Oven { var degrees = 180 }

struct OvenView: View {
  let oven: Oven

  var body: some View { Button("\(oven.degrees)°") { oven.degrees += 10 } }
}

struct Bakery: View {
  @State private var loaves = 0

  var body: some View {
    Stepper("\(loaves) loaves", value: $loaves)
    front
    back(warm: true)
    // expect: anyview-erases-identity note
    AnyView(OvenView(oven: Oven()))  // expect: object-created-in-body warning `Oven()`
  }

  @ViewBuilder private var front: some View {
    if loaves > 2 { OvenView(oven: Oven()) }  // expect: object-created-in-body warning `Oven()`
  }

  @ViewBuilder private func back(warm: Bool) -> some View {
    if warm {
      OvenView(oven: Oven())  // expect: object-created-in-body warning `Oven()`
    } else {
      Text("Cold")
    }
  }
}
