import SwiftUI

struct DelayBadge: View {
  @State private var minutes: Int

  init(delay: Int) {
    // expect: state-initialized-from-input warning `_minutes = State(initialValue: delay)`
    _minutes = State(initialValue: delay)
  }

  var body: some View {
    Button("+\(minutes)") { minutes += 1 }
  }
}

struct TrainRow: View {
  let delay: Int

  var body: some View { DelayBadge(delay: delay) }
}
