import SwiftUI

struct Barometer: View {
  @State private var pressure = 1013
  @State private var trend: String?

  init(reading: Int?) {
    if let reading {
      // expect: state-init-assignment-discarded warning `self.pressure = reading`
      self.pressure = reading
    }
    guard let reading, reading > 1020 else { return }
    trend = "rising"  // expect: state-init-assignment-discarded warning `trend = "rising"`
  }

  var body: some View {
    Stepper("\(pressure) hPa \(trend ?? "")", value: $pressure)
    Button("Forget trend") { trend = nil }
  }
}
