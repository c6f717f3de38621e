import SwiftUI

struct Debounced: DynamicProperty {
  @State private var value: String

  init(_ value: String) {
    // fine: state-initialized-from-input -- how such wrappers are made
    _value = State(initialValue: value)
  }

  var text: String { value }
}

struct SearchTitle: View {
  private var query = Debounced("all")

  var body: some View { Text(query.text) }
}
