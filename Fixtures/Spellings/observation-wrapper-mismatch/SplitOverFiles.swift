import SwiftUI

struct FilterRow: View {
  @Environment(FilterModel.self) private var filter  // expect: observation-wrapper-mismatch error

  var body: some View { Button("\(filter.days) days") { filter.days = 0 } }
}

struct FilterPage: View {
  @ObservedObject var filter: FilterModel

  var body: some View {
    FilterRow()
      .padding()
      .environment(self.filter)  // expect: observation-wrapper-mismatch error
    Text("\(filter.days)")
  }
}
