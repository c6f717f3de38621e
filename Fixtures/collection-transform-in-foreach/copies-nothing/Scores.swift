// config: {"enable": ["collection-transform-in-foreach"]}
import SwiftUI

struct Scores: View {
  let scores: [Int]

  var body: some View {
    List {
      // fine: collection-transform-in-foreach -- the first three are a slice
      ForEach(scores.prefix(3), id: \.self) { Text("\($0)") }
      // fine: collection-transform-in-foreach -- the last three are a slice
      ForEach(scores.suffix(3), id: \.self) { Text("\($0)") }
      // fine: collection-transform-in-foreach -- another order, no copy
      ForEach(scores.reversed(), id: \.self) { Text("\($0)") }
      // fine: collection-transform-in-foreach -- computed element by element
      ForEach(scores.lazy.map { $0 * 2 }, id: \.self) { Text("\($0)") }
    }
  }
}
