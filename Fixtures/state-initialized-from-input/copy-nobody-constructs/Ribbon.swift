import SwiftUI

struct Ribbon: View {
  @State private var length: Double

  init(length: Double) {
    // expect: state-initialized-from-input warning `_length = State(wrappedValue: length)`
    _length = State(wrappedValue: length)
  }

  var body: some View { Text("\(length) cm") }
}
