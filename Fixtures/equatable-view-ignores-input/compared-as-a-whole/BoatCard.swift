import SwiftUI

struct Boat: Equatable {
  var name: String
  var length: Double
}

struct BoatCard: View, Equatable {
  let boat: Boat

  // fine: equatable-view-ignores-input -- the boat is compared with all its members
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.boat == rhs.boat }

  var body: some View { Text("\(boat.name), \(boat.length) m") }
}
