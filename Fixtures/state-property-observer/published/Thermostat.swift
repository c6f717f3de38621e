import Combine
import SwiftUI

final class Thermostat: ObservableObject {
  // fine: state-property-observer -- runs for writes through bindings too
  @Published var degrees = 20.0 {
    didSet { print(degrees) }
  }
}

struct ThermostatView: View {
  @StateObject private var thermostat = Thermostat()
  var body: some View { Slider(value: $thermostat.degrees, in: 5...30) }
}
