import SwiftUI

struct NextStop: View {
  @State private var stop: Optional<String>

  init(stop: String?) {
    self.stop = stop  // expect: state-initialized-from-input warning `self.stop = stop`
  }

  var body: some View { Text(stop ?? "Terminus") }
}

struct LastStop: View {
  @State private var stop: String

  init(stop: String?) {
    // expect: state-initialized-from-input warning `_stop = State(initialValue: stop ?? "Depot")`
    _stop = State(initialValue: stop ?? "Depot")
  }

  var body: some View { Text(stop) }
}
