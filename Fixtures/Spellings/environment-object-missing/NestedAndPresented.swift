import SwiftUI

enum Basin {
  final class Pump: ObservableObject {
    @Published var isOn = false
  }

  struct PumpPage: View {
    @State private var isShowing = false

    var body: some View {
      Button("Pump") { isShowing = true }
        .sheet(isPresented: $isShowing, content: { PumpSwitch() })
    }
  }

  struct PumpSwitch: View {
    @EnvironmentObject var pump: Pump  // expect: environment-object-missing error

    var body: some View { Toggle("Pump", isOn: $pump.isOn) }
  }
}
