import SwiftUI

struct OvenView: View, Equatable {
  let dish: String
  let minutes: Int
  var isFan: Bool

  // expect: equatable-view-ignores-input warning `==`
  static func == (lhs: OvenView, rhs: OvenView) -> Bool {
    return lhs.dish == rhs.dish
  }

  var body: some View {
    VStack {
      Text(dish)
      if self.isFan { Text("Fan") }
      Text("\(self.minutes)")
    }
  }
}
