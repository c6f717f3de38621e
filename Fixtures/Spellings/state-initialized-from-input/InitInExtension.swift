import SwiftUI

struct Odometer: View {
  @State private var kilometres: Int

  var body: some View { Text("\(kilometres) km") }
}

extension Odometer {
  init(distance: Int) {
    // expect: state-initialized-from-input warning `_kilometres = State(initialValue: distance / 1000)`
    _kilometres = State(initialValue: distance / 1000)
  }
}
