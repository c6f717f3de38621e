import SwiftUI

struct Filter: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct FilterRow: View {
  let filter: Filter
  var body: some View { Text(filter.name).tag(filter) }
}

struct Filters<Extra: View>: View {
  let filters: [Filter]
  @ViewBuilder let extra: () -> Extra
  @State private var filter: Filter?

  var body: some View {
    // fine: selection-type-mismatch -- the row sets its tag inside
    Picker("Filter", selection: $filter) {
      ForEach(filters) { filter in FilterRow(filter: filter) }
    }
    // fine: selection-type-mismatch -- a function builds the row
    Picker("Filter", selection: $filter) {
      ForEach(filters) { row($0) }
    }
    // fine: selection-type-mismatch -- rows that come from outside
    Picker("Filter", selection: $filter) { extra() }
  }

  private func row(_ filter: Filter) -> some View { Text(filter.name).tag(filter) }
}
