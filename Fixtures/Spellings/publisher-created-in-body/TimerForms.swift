import Combine
import SwiftUI

struct CopperClock: View {
  @SwiftUI.State private var ticks = 0

  var body: some View {
    VStack {
      Text("\(ticks)")
        // expect: publisher-created-in-body warning
        .onReceive(Foundation.Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          self.ticks += 1
        }
      Text("\(ticks)")
        // expect: publisher-created-in-body warning
        .onReceive(Timer.TimerPublisher(interval: 1, runLoop: .main, mode: .common)) { _ in
          ticks += 1
        }
      Text("\(ticks)")
        // expect: publisher-created-in-body warning
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect(), perform: tick)
    }
  }

  private func tick(_ date: Date) { ticks += 1 }
}
