// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

final class Till {
  private var sold: Set<String> = []
  func has(_ ticket: String) -> Bool { sold.contains(ticket) }
  func sell(_ ticket: String) { sold.insert(ticket) }
}

@Observable final class Kiosk {
  private(set) var problem: String?
  @ObservationIgnored private let till = Till()
  func has(_ ticket: String) -> Bool {
    till.has(ticket)  // expect: untracked-observable-property warning `till.has`
  }
  func sell(_ ticket: String) { till.sell(ticket) }
}

struct TicketRow: View {
  let kiosk: Kiosk

  var body: some View {
    Image(systemName: kiosk.has("day") ? "checkmark" : "lock")
    Button("Buy") { kiosk.sell("day") }
  }
}

@Observable final class Booth {
  private(set) var sales = 0
  @ObservationIgnored private let till = Till()
  func has(_ ticket: String) -> Bool {
    till.has(ticket)  // fine: untracked-observable-property -- each sale also changes `sales`
  }
  func sell(_ ticket: String) {
    till.sell(ticket)
    sales += 1
  }
}

struct BoothRow: View {
  let booth: Booth

  var body: some View {
    Image(systemName: booth.has("day") ? "checkmark" : "lock")
    Button("Buy (\(booth.sales))") { booth.sell("day") }
  }
}
