import SwiftUI

final class PumpRemote: ObservableObject {
  @Published private(set) var isRunning = false
  func start() { isRunning = true }
}

final class Odometer {
  private var metres = 0
  func add(_ more: Int) { metres += more }
}

struct ConsolePage: View {
  // fine: observable-model-not-in-state -- nothing on screen comes from it
  private let pump = PumpRemote()
  // fine: observable-model-not-in-state -- nothing on screen comes from it
  private let odometer = Odometer()

  var body: some View {
    Button("Start the pump") {
      pump.start()
      odometer.add(1)
    }
  }
}
