// config: {"enable": ["constant-binding"]}
import SwiftUI

struct PlanRow: View {
  @State private var isBooked = false

  var body: some View {
    VStack {
      // fine: constant-binding -- disabled
      Toggle("Booked", isOn: .constant(isBooked)).disabled(true)
      // fine: constant-binding -- takes no touches
      Toggle("Booked", isOn: .constant(isBooked)).allowsHitTesting(false)
      // fine: constant-binding -- a placeholder
      Toggle("Booked", isOn: .constant(isBooked)).redacted(reason: .placeholder)
      Button("Book") { isBooked = true }
    }
  }
}

struct PlanList: View {
  @State private var isBooked = true

  var body: some View {
    Form {
      // fine: constant-binding -- the whole form is disabled
      Toggle("Booked", isOn: .constant(isBooked))
    }
    .disabled(true)
    .onAppear { isBooked = false }
  }
}
