import SwiftUI
import XCTest

final class QueuePageTests: XCTestCase {
  func testBuilds() {
    let queue = QueueModel()
    XCTAssertNotNil(QueuePage(queue: queue))  // fine: state-model-injected-via-init -- a test
  }
}
