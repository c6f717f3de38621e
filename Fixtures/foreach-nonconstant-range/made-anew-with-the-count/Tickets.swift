import SwiftUI

struct Tickets: View {
  @State private var tickets = 1

  var body: some View {
    VStack {
      // fine: foreach-nonconstant-range -- another count is another view, which reads it again
      ForEach(0..<tickets) { Text("Ticket \($0 + 1)") }
        .id(tickets)
      HStack {
        // fine: foreach-nonconstant-range -- the same, one view further out
        ForEach(0..<tickets) { _ in Image(systemName: "ticket") }
      }
      .id(tickets)
      Stepper("\(tickets)", value: $tickets, in: 1...9)
    }
  }
}
