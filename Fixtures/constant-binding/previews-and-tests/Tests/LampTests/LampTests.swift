import SwiftUI
import XCTest

struct LampBench: View {
  @State private var isOn = true

  var body: some View {
    Toggle("Bench", isOn: .constant(isOn))  // fine: constant-binding -- a test
    Button("Off") { isOn = false }
  }
}
