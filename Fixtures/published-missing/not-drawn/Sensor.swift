// config: {"enable": ["published-missing"]}
import SwiftUI

final class SensorModel: ObservableObject {
  @Published var value = 0
  var samples: [Int] = []  // fine: published-missing -- read in actions only
  private var last = 0  // fine: published-missing -- a note to itself

  func measure() {
    last += 1
    samples.append(last)
  }

  func show() { value = samples.last ?? 0 }
}

struct SensorPage: View {
  @StateObject private var sensor = SensorModel()
  let export: ([Int]) -> Void

  var body: some View {
    VStack {
      Text("\(sensor.value)")
      Button("Measure") { sensor.measure() }
      Button("Show") { sensor.show() }
      Button("Export") { export(sensor.samples) }
    }
  }
}
