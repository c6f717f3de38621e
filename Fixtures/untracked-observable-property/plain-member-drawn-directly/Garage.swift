import SwiftUI

final class Motor {
  var hours = 0
}

@Observable final class GarageModel {
  var name = "Garage"
  let motor = Motor()
}

struct GarageView: View {
  @State private var garage = GarageModel()

  var body: some View {
    // miss: untracked-observable-property -- read by the view itself
    Button("\(garage.name) \(garage.motor.hours)") { garage.motor.hours += 1 }
  }
}
