import SwiftUI
import XCTest

final class TicketDeskTests: XCTestCase {
  func testDraws() {
    XCTAssertNotNil(TicketDesk().environmentObject(Tickets()))
  }
}
