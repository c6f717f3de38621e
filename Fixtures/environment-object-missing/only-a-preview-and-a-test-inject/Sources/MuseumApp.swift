import SwiftUI

final class Tickets: ObservableObject {
  @Published var sold = 0
}

struct TicketDesk: View {
  @EnvironmentObject private var tickets: Tickets  // expect: environment-object-missing error

  var body: some View { Button("Sold \(tickets.sold)") { tickets.sold += 1 } }
}

@main struct MuseumApp: App {
  var body: some Scene {
    WindowGroup { TicketDesk() }
  }
}

#Preview { TicketDesk().environmentObject(Tickets()) }
