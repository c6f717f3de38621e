import SwiftUI

struct PumpPage: View {
  @State private var isOn = false

  var body: some View {
    #if os(macOS)
      // expect: binding-argument-missing-dollar error
      Toggle("Pump", isOn: isOn).toggleStyle(.checkbox)
    #else
      Toggle("Pump", isOn: $isOn)
    #endif
  }
}
