import SwiftUI

final class WeatherModel: ObservableObject {
  @Published var city = "Kiel"
}

struct WeatherPage: View {
  // expect: observed-object-created-in-view warning `@ObservedObject`
  @ObservedObject private var weather: WeatherModel = .init()

  var body: some View { TextField("City", text: $weather.city) }
}
