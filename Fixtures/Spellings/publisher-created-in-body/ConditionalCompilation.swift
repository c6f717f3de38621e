import Combine
import SwiftUI

struct LeadClock: View {
  @State private var ticks = 0

  var body: some View {
    Text("\(ticks)")
      #if os(watchOS)
        // expect: publisher-created-in-body warning
        .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in
          ticks += 1
        }
      #else
        // expect: publisher-created-in-body warning
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          ticks += 1
        }
      #endif
  }
}
