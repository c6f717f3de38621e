import Combine
import SwiftUI

final class RadioTuner: ObservableObject {
  @Published var station = "none"
  func tune(to station: String) { print("tuning to \(station)") }
}

struct RadioView: View {
  @StateObject private var tuner = RadioTuner()

  init(station: String) {
    tuner.tune(to: station)  // expect: dynamic-property-read-in-init warning `tuner`
  }

  var body: some View { Text(tuner.station) }
}
