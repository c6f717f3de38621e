import SwiftUI
import XCTest

final class FanTests: XCTestCase {
  func testSpeed() {
    @State var speed = 1  // fine: local-state-variable -- a test
    XCTAssertEqual(speed, 1)
  }
}
