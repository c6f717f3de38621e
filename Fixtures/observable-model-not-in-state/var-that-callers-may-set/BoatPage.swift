import SwiftUI

@Observable final class BoatModel {
  var sails = 2
}

struct BoatPage: View {
  var boat = BoatModel()  // expect: observable-model-not-in-state warning `boat`

  var body: some View {
    Button("\(boat.sails) sails") { boat.sails += 1 }
  }
}

struct Marina: View {
  @State private var wind = 4

  var body: some View {
    Stepper("Wind \(wind)", value: $wind)
    BoatPage()
  }
}
