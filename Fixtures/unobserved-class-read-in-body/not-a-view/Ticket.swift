import SwiftUI

final class TicketOffice {
  var sold = 0
}

struct TicketReport {
  let office: TicketOffice  // fine: unobserved-class-read-in-body -- a struct that draws nothing

  var body: String { "\(office.sold) sold" }
  func sell() { office.sold += 1 }
}
