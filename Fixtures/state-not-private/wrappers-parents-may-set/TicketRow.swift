import SwiftUI

final class TicketDesk: ObservableObject {
  @Published var queue = 0
}

@Observable final class TicketPrinter {
  var paper = 100
}

struct TicketRow: View {
  @Binding var isPaid: Bool  // fine: state-not-private -- a binding comes from the parent
  @ObservedObject var desk: TicketDesk  // fine: state-not-private -- the parent passes the object
  @Bindable var printer: TicketPrinter  // fine: state-not-private -- the same with Observation
  @Environment(\.locale) var locale  // fine: state-not-private -- an environment value, not state
  @AppStorage("currency") var currency = "EUR"  // fine: state-not-private -- lives in the defaults
  @ScaledMetric var height = 44.0  // fine: state-not-private -- a scaled constant

  var body: some View {
    VStack {
      Toggle("Paid in \(currency), \(locale.identifier)", isOn: $isPaid).frame(height: height)
      Stepper("\(desk.queue) waiting", value: $desk.queue)
      Stepper("\(printer.paper) sheets", value: $printer.paper)
      Button("Dollars") { currency = "USD" }
    }
  }
}
