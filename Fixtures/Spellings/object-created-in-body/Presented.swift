import SwiftUI

@Observable final class Ticket { var seats = 1 }

struct TicketView: View {
  let ticket: Ticket

  var body: some View { Button("\(ticket.seats)") { ticket.seats += 1 } }
}

struct TicketOffice: View {
  @State private var isBuying = false
  @State private var isHelping = false

  var body: some View {
    Button("Buy") { isBuying = true }
      .fullScreenCover(isPresented: $isBuying) {
        let ticket = Ticket()  // expect: object-created-in-body note `Ticket()`
        TicketView(ticket: ticket)
      }
      .popover(isPresented: $isHelping) {
        VStack {
          TicketView(ticket: Ticket())  // expect: object-created-in-body note `Ticket()`
        }
      }
  }
}
