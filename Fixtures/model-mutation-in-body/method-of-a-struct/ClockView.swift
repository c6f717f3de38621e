import SwiftUI

struct Clock {
  private(set) var ticks = 0
  mutating func tick() -> Int {
    ticks += 1
    return ticks
  }
  func hours() -> Int { ticks / 3600 }
}

struct ClockView: View {
  @State private var clock = Clock()

  var body: some View {
    // fine: model-mutation-in-body -- a value, so this is a write of the state itself
    // expect: state-write-in-body error `clock.tick()`
    let now = clock.tick()
    Text("\(now) \(clock.hours())")
  }
}
