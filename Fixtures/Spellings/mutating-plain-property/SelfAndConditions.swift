import SwiftUI

struct Windmill: View {
  var turns = 0
  var limit = 10

  var body: some View {
    Text("\(turns) of \(limit)")
      .onTapGesture(count: 2, perform: {
        if self.turns < self.limit {
          self.turns += 1  // expect: mutating-plain-property error `self.turns += 1`
        } else {
          (turns, limit) = (0, 20)  // expect: mutating-plain-property error
        }
      })
  }
}
