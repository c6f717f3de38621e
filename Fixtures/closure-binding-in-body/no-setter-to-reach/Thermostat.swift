// config: {"enable": ["closure-binding-in-body"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@Observable final class Thermostat {
  private(set) var target = 20.0
  func aim(at degrees: Double) { target = degrees }
}

struct ThermostatDial: View {
  let thermostat: Thermostat

  var body: some View {
    // fine: closure-binding-in-body -- the property cannot be set from here
    Slider(value: Binding(get: { thermostat.target }, set: { thermostat.aim(at: $0) }))
  }
}
