import SwiftUI

struct Filter {
  @State var isOn = false  // expect: dynamic-property-outside-view warning `@State`
}

struct ColumnOrder: Equatable {
  // expect: dynamic-property-outside-view warning `@State`
  @State private var key = "name"

  func sort(by name: String) { key = name }

  static func == (left: ColumnOrder, right: ColumnOrder) -> Bool { left.key == right.key }
}

struct FilterBar: View {
  private let filter = Filter()

  var body: some View { Toggle("On", isOn: filter.$isOn) }
}
