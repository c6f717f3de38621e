import SwiftUI

struct Countdown: DynamicProperty {
  // fine: state-not-private -- KitchenTimer.swift reads and resets it
  @State var remaining = 60

  var isOver: Bool { remaining <= 0 }
}
