import SwiftUI

struct MapLegend: View, Equatable {
  let entries: [String]

  // "It never changes anyway."
  static func == (lhs: MapLegend, rhs: MapLegend) -> Bool { true }  // expect: equatable-view-ignores-input warning `==`

  var body: some View {
    ForEach(entries, id: \.self) { Text($0) }
  }
}
