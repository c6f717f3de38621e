import SwiftUI

enum Zoo {
  final class Gate: ObservableObject {  // expect: legacy-observable-object note `Gate`
    @Published var isOpen = false
  }
}

extension Zoo {
  // expect: legacy-observable-object note `TicketOffice`
  fileprivate final class TicketOffice: ObservableObject {
    @Published var queue = 0
  }

  struct GateView: View {
    @StateObject private var gate = Gate()
    @StateObject private var office = TicketOffice()

    var body: some View { Toggle("Open, \(office.queue) waiting", isOn: $gate.isOpen) }
  }
}
