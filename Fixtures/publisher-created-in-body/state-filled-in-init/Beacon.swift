import Combine
import SwiftUI

struct Beacon: View {
  let period: Double
  @State private var timer: Publishers.Autoconnect<Timer.TimerPublisher>
  @State private var flashes = 0

  init(initialPeriod: Double) {
    period = initialPeriod
    // fine: publisher-created-in-body -- the first one is kept
    _timer = State(
      initialValue: Timer.publish(every: initialPeriod, on: .main, in: .common).autoconnect())
  }

  var body: some View {
    Text("\(period) s, \(flashes)").onReceive(timer) { _ in flashes += 1 }
  }
}
