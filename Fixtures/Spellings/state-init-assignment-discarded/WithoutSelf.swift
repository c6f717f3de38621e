import SwiftUI

struct AlarmRow: View {
  @State private var hour: Int = 7

  init(at hour24: Int) {
    hour = hour24  // expect: state-init-assignment-discarded warning `hour = hour24`
  }

  var body: some View { Stepper("\(hour):00", value: $hour) }
}
