import SwiftUI

struct Swing: View {
  @State private var isHigh = false

  var body: some View {
    Toggle("High", isOn: $isHigh)
      // expect: unstable-view-id warning `UUID()`
      .animation(.spring(duration: 0.3), value: UUID())
    Text("Seat")
      .offset(y: isHigh ? -40 : 0)
      .animation(
        .easeOut,
        value: Date.now  // expect: unstable-view-id warning `Date.now`
      )
    // expect: unstable-view-id warning `Double.random(in: 0...1)`
    Text("Rope").animation(isHigh ? .easeIn : nil, value: Double.random(in: 0...1))
  }
}
