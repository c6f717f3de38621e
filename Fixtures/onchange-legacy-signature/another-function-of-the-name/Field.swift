// config: {"enable": ["onchange-legacy-signature"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

final class Sensor {
  func onChange(of name: String, _ report: (Int) -> Void) { report(name.count) }
}

struct SensorButton: View {
  let sensor: Sensor

  var body: some View {
    Button("Listen") {
      // fine: onchange-legacy-signature -- a method of the project, not of a view
      sensor.onChange(of: "rain") { value in print(value) }
    }
  }
}
