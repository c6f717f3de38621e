import SwiftUI

@Observation.Observable final class Heater {
  var watts = 100
}

struct HeaterRow: View {
  @SwiftUI.StateObject private var heater = Heater()  // expect: observation-wrapper-mismatch error

  var body: some View { Button("\(self.heater.watts)") { self.heater.watts += 10 } }
}
