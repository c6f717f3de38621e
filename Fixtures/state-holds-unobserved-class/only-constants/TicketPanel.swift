import SwiftUI

final class Ticket {
  let code: String
  init(code: String) { self.code = code }
}

struct TicketPanel: View {
  // fine: state-holds-unobserved-class -- only replaced as a whole
  @State private var ticket = Ticket(code: "A1")

  var body: some View {
    Button(ticket.code) { ticket = Ticket(code: "B2") }
  }
}
