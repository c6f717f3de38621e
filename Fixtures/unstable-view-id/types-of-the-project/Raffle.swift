import SwiftUI

/// A date without a time.
struct Date: Hashable {
  var day = 1
}

struct Prize: Hashable {
  static let random = Prize(name: "Basket")
  static func random(of day: Date) -> Prize { Prize(name: "Prize of day \(day.day)") }
  let name: String
}

struct Raffle: View {
  @State private var tickets = 3

  var body: some View {
    Stepper("\(tickets) tickets", value: $tickets)
      .id(Date())  // fine: unstable-view-id -- a type of this project, always the same
      .id(Prize.random)  // fine: unstable-view-id -- stored
      .id(Prize.random(of: Date()))  // fine: unstable-view-id -- nobody knows what it does
  }
}
