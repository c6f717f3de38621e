import SwiftUI
import XCTest

final class RainGaugeTests: XCTestCase {
  func testStartsWithGivenAmount() {
    let gauge = RainGauge(millimetres: 12)  // fine: state-passed-by-parent -- a test
    XCTAssertNotNil(gauge)
  }
}
