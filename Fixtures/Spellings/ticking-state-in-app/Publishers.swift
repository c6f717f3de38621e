import Combine
import SwiftUI

struct AquariumApp: App {
  @State private var bubbles: Int = 0  // expect: ticking-state-in-app note
  @SwiftUI.State private var light = 0.5  // expect: ticking-state-in-app note
  static let pump = Timer.publish(every: 0.3, on: .main, in: .default).autoconnect()
  private let sun: Publishers.Autoconnect<Timer.TimerPublisher>

  init() { sun = Timer.publish(every: 9, on: .main, in: .common).autoconnect() }

  var body: some Scene {
    WindowGroup {
      Text("\(bubbles)")
        .opacity(light)
        .onReceive(Self.pump, perform: { _ in self.bubbles += 1 })
        .onReceive(sun) { date in
          light = date.timeIntervalSince1970.truncatingRemainder(dividingBy: 1)
        }
    }
  }
}
