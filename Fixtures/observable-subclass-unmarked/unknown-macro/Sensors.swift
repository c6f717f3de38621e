import SensorMacros
import SwiftUI

@Observable class Sensor {
  var value = 0
}

@Streaming final class Barometer: Sensor {  // fine: observable-subclass-unmarked -- may observe
  var trend = 0
}

struct BarometerView: View {
  let barometer: Barometer

  var body: some View { Button("\(barometer.trend)") { barometer.trend += 1 } }
}
