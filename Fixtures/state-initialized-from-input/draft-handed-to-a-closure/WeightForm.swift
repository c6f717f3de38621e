import SwiftUI

struct WeightForm: View {
  let onCommit: (Double) -> Void
  @State private var weight: Double

  init(weight: Double, onCommit: @escaping (Double) -> Void) {
    self.onCommit = onCommit
    // fine: state-initialized-from-input -- goes back through the closure
    _weight = State(initialValue: weight)
  }

  var body: some View {
    Button("\(weight) kg") { weight += 0.1 }
      .onDisappear { onCommit(weight) }
  }
}

struct HealthLog: View {
  @State private var weight = 70.0

  var body: some View { WeightForm(weight: weight) { weight = $0 } }
}
