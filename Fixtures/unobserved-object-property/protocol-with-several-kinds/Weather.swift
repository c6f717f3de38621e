import SwiftUI

protocol WeatherSource {
  var sky: String { get }
}

final class LiveWeather: ObservableObject, WeatherSource {
  @Published private(set) var sky = "Clear"
  func refresh() { sky = "Cloudy" }
}

struct FixedWeather: WeatherSource {
  let sky: String
}

struct SkyLabel: View {
  // fine: unobserved-object-property -- may just as well be a struct
  let source: any WeatherSource

  var body: some View { Text(source.sky) }
}
