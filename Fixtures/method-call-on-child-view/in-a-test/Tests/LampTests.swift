// config: {"enable": ["method-call-on-child-view"]}
import SwiftUI
import XCTest

struct Lamp: View {
  @State private var isOn = false

  var body: some View { Text(isOn ? "On" : "Off") }

  func light() { isOn = true }
}

final class LampTests: XCTestCase {
  func testLight() {
    let lamp = Lamp()
    lamp.light()  // fine: method-call-on-child-view -- in a test
  }
}
