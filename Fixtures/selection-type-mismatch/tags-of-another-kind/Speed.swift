import SwiftUI

enum Pace: Int {
  case slow = 1
  case fast
}

struct SpeedForm: View {
  @State private var level = 1
  @State private var unit = "km"
  @State private var pace = Pace.slow

  var body: some View {
    Picker("Level", selection: $level) {
      Text("One").tag("1")  // expect: selection-type-mismatch warning `"1"`
      Text("Two").tag(2)  // fine: selection-type-mismatch -- a number
    }
    Picker("Unit", selection: $unit) {
      Text("km").tag(0)  // expect: selection-type-mismatch warning `0`
      Text("miles").tag("miles")  // fine: selection-type-mismatch -- a string
    }
    Picker("Pace", selection: $pace) {
      // expect: selection-type-mismatch warning `Pace.slow.rawValue`
      Text("Slow").tag(Pace.slow.rawValue)
      Text("Fast").tag(Pace.fast)  // fine: selection-type-mismatch -- the case
    }
  }
}
