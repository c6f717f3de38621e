import SwiftUI

struct PumpRow: View {
  var body: some View { label() }

  private func label() -> some View {
    // expect: untracked-source-in-body note `UserDefaults.standard.string(forKey: "pump")`
    Text(UserDefaults.standard.string(forKey: "pump") ?? "Pump")
  }
}
