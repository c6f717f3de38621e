import SwiftUI

struct PlayerCard: View, Equatable {
  let name: String
  let points: Int

  static func == (lhs: Self, rhs: Self) -> Bool {  // expect: equatable-view-ignores-input warning `==`
    lhs.points == rhs.points
  }

  var body: some View { Text("\(name): \(points)") }
}
