import SwiftUI

struct ForecastRow: View {
  let city: String
  @State private var headline: String

  init(city: String) {
    self.city = city
    // fine: state-initialized-from-input -- the task restarts with the city
    _headline = State(initialValue: city)
  }

  var body: some View {
    Text(headline)
      .task(id: city) {
        headline = city
        try? await Task.sleep(for: .seconds(1))
        headline = city + ": sunny"
      }
  }
}

struct ForecastScreen: View {
  @State private var city = "Oslo"

  var body: some View {
    ForecastRow(city: city)
    Button("Rome") { city = "Rome" }
  }
}
