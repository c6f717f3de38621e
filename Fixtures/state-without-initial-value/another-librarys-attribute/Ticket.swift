import Verge

struct Ticket {
  @State private var seat: Int  // fine: state-without-initial-value -- no SwiftUI here

  static func first() -> Ticket { Ticket(seat: 1) }
}

struct Booth {
  let ticket = Ticket.first()
}
