import SwiftUI

struct Countdown: DynamicProperty {
  // fine: state-never-mutated -- EggTimer writes it
  @State fileprivate var seconds = 60

  var isOver: Bool { seconds == 0 }
}

struct EggTimer: View {
  private let countdown = Countdown()

  var body: some View {
    Button(countdown.isOver ? "Done" : "Stop") { countdown.seconds = 0 }
  }
}
