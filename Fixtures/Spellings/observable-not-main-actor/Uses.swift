import SwiftUI

@Observable class Weather {  // expect: observable-not-main-actor note
  var degrees: Double?
  func load() async throws { degrees = 21 }
}

@Observable final class Tides {  // expect: observable-not-main-actor note
  var height = 0.0

  func follow() {
    Task.detached { self.height = 2 }
  }
}

struct Forecast: View {
  @Environment(Weather.self) private var weather
  @Bindable var tides: Tides

  var body: some View {
    VStack {
      Text("\(weather.degrees ?? 0)")
      Slider(value: $tides.height)
    }
    .task { try? await self.weather.load() }
    .onAppear(perform: tides.follow)
  }
}
