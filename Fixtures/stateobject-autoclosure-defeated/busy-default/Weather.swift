// config: {"enable": ["stateobject-autoclosure-defeated"]}
import SwiftUI

@Observable final class WeatherModel {
  var degrees = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in print("look") }
  }
}

@Observable final class TideModel {
  var metres = 0.0

  init() { load() }

  private func load() {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/tide")) { _, _, _ in }.resume()
  }
}

final class WindLog {
  private(set) var lines: [String] = []

  init() {
    let text = try? String(contentsOfFile: "/tmp/wind", encoding: .utf8)
    lines = text.map { [$0] } ?? []
  }

  func add() { lines.append("gust") }
}

struct WeatherPage: View {
  // expect: stateobject-autoclosure-defeated warning `WeatherModel()`
  @State private var weather = WeatherModel()
  // expect: stateobject-autoclosure-defeated warning `TideModel()`
  @State private var tide = TideModel()
  // expect: stateobject-autoclosure-defeated warning `WindLog()`
  @State private var log = WindLog()

  var body: some View {
    Stepper("\(weather.degrees)°", value: $weather.degrees)
    Slider(value: $tide.metres)
    Button("Gust") { log.add() }
  }
}
