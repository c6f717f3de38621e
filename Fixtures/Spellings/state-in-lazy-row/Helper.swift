import SwiftUI

struct LegRow: View {
  let leg: Int
  @State private var isExpanded = false  // expect: state-in-lazy-row note

  var body: some View {
    DisclosureGroup("\(leg)", isExpanded: $isExpanded) { Text("Leg") }
  }
}

struct Journey: View {
  let legs: [Int]

  var body: some View {
    ScrollView { LazyVStack { rows } }
  }

  private var rows: some View {
    ForEach(legs, id: \.self) { leg in row(leg) }
  }

  private func row(_ leg: Int) -> some View { LegRow(leg: leg) }
}
