// config: {"enable": ["row-not-unary"]}
import SwiftUI

struct Crossing: Identifiable {
  let id: Int
  let isFull: Bool
}

struct Crossings: View {
  let crossings: [Crossing]

  var body: some View {
    List(crossings) { crossing in
      // fine: row-not-unary -- one view on each side
      if crossing.isFull {
        Text("Full")
      } else {
        Text("\(crossing.id)")
      }
    }
  }
}
