import SwiftUI

struct ParkingMeter: View {
  @State private var minutes = 30

  init() {}

  init(hours: Int) {
    // expect: state-init-assignment-discarded warning `self.minutes = hours * 60`
    self.minutes = hours * 60
  }

  init(untilMidnight now: Date) {
    // expect: state-init-assignment-discarded warning `minutes = 1440`
    minutes = 1440
  }

  var body: some View { Stepper("\(minutes) min", value: $minutes, step: 15) }
}
