import SwiftUI

@Observable final class Car: Identifiable, Equatable {
  let id: Int
  var isClean = false
  init(id: Int) { self.id = id }
  // fine: equality-hides-change -- views follow the members of the object
  static func == (lhs: Car, rhs: Car) -> Bool { lhs === rhs }
}

@Observable final class Garage {
  var cars: [Car] = []
  func park(_ parked: [Car]) { cars = parked }
}

struct GarageView: View {
  let garage: Garage
  var body: some View { List(garage.cars) { car in Text(car.isClean ? "Clean" : "Dusty") } }
}
