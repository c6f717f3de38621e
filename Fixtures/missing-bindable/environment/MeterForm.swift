import SwiftUI

@Observable final class Meter2 {
  var feet = 5
}

struct MeterForm: View {
  @Environment(Meter2.self) private var meter

  var body: some View {
    Stepper("\(meter.feet) feet", value: $meter.feet)  // expect: missing-bindable error
  }
}

struct MeterFormWithALocal: View {
  @Environment(Meter2.self) private var meter

  var body: some View {
    @Bindable var meter = meter
    Stepper("\(meter.feet) feet", value: $meter.feet)  // fine: missing-bindable -- the local one
  }
}
