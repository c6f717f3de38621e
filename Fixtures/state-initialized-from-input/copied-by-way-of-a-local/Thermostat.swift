import SwiftUI

struct House: View {
  @State private var wanted = 20.0

  var body: some View {
    VStack {
      Slider(value: $wanted, in: 10...30)
      Thermostat(wanted: wanted)
      Calendar(wanted: wanted)
    }
  }
}

struct Thermostat: View {
  @State private var shown: Double

  init(wanted: Double) {
    let rounded = wanted.rounded()
    _shown = State(initialValue: rounded)  // expect: state-initialized-from-input warning
  }

  var body: some View {
    Text("\(shown) degrees")
  }
}

struct Calendar: View {
  @State private var opened: Date
  let wanted: Double

  init(wanted: Double) {
    self.wanted = wanted
    let now = Date.now
    // fine: state-initialized-from-input -- the local has nothing to do with the input
    _opened = State(initialValue: now)
  }

  var body: some View {
    Text(opened, style: .date)
    Text("\(wanted)")
  }
}
