import SwiftUI

struct CandleView: View, Hashable {
  let id: Int
  let height: Double

  // expect: equatable-view-ignores-input warning `==`
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var body: some View { Color.orange.frame(height: height) }
}
