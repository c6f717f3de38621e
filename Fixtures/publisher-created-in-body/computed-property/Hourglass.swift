import Combine
import SwiftUI

struct Hourglass: View {
  @State private var grains = 100
  @State private var isTurned = false

  private var ticks: AnyPublisher<Date, Never> {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().eraseToAnyPublisher()
  }

  var body: some View {
    Toggle("\(grains)", isOn: $isTurned)
      // expect: publisher-created-in-body warning
      .onReceive(ticks) { _ in grains -= 1 }
      // expect: publisher-created-in-body warning
      .onReceive(slowTicks(every: 60)) { _ in grains = 100 }
  }

  private func slowTicks(every seconds: Double) -> Publishers.Autoconnect<Timer.TimerPublisher> {
    Timer.publish(every: seconds, on: .main, in: .default).autoconnect()
  }
}
