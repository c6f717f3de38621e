import SwiftUI

struct ClockFace: View {
  let city: String
  @State private var openedAt: Date
  @State private var size: Double

  init(city: String) {
    self.city = city
    // fine: state-initialized-from-input -- no parameter in it
    _openedAt = State(initialValue: .now)
    _size = State(wrappedValue: 12 * 3)  // fine: state-initialized-from-input -- a constant
  }

  var body: some View {
    VStack {
      Text("\(city) since \(openedAt.formatted())")
      Slider(value: $size)
      Button("Now") { openedAt = .now }
    }
  }
}
