import SwiftUI

struct LineBadge: View {
  @State private var label: String

  init(line: String) {
    // expect: state-initialized-from-input warning `_label = State(initialValue: line.uppercased())`
    _label = State(initialValue: line.uppercased())
  }

  var body: some View { Text(label).bold() }
}
