import SwiftUI

final class TemperatureWriter {
  func text(for degrees: Double) -> String { "\(degrees) °C" }
}

@Observable final class WeatherModel {
  var degrees = 18.0
  // fine: untracked-observable-property -- only asked for a text
  @ObservationIgnored var writer = TemperatureWriter()
  // fine: untracked-observable-property -- a helper that is made once
  @ObservationIgnored lazy var formatter = NumberFormatter()

  var text: String { writer.text(for: degrees) }
  var number: String { formatter.string(from: degrees as NSNumber) ?? "" }
  func reset() { writer = TemperatureWriter() }
}

struct WeatherView: View {
  @State private var weather = WeatherModel()

  var body: some View {
    Button("\(weather.text) \(weather.number)") { weather.degrees += 1 }
      .onAppear { weather.reset() }
  }
}
