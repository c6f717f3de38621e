import SwiftUI

struct Lottery: View {
  // fine: state-without-initial-value -- made by its own functions only, and they may
  @State private var ticket: Int

  static func first() -> Lottery { Lottery(ticket: 1) }

  var body: some View { Stepper("No. \(ticket)", value: $ticket) }
}

extension Lottery {
  static var lucky: Lottery { .init(ticket: 7) }
}

struct Fair: View {
  var body: some View {
    Lottery.first()
    Lottery.lucky
  }
}
