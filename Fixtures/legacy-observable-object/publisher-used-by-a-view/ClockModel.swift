// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: legacy-observable-object -- a view listens to its publisher
final class ClockModel: ObservableObject {
  @Published var minute = 0
}

struct ClockScreen: View {
  @StateObject private var clock = ClockModel()
  @State private var history: [Int] = []

  var body: some View {
    Stepper("\(clock.minute), \(history.count)", value: $clock.minute)
      .onReceive(clock.$minute) { history.append($0) }
  }
}
