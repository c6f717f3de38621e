import SwiftUI

struct FanRow: View {
  var body: some View {
    let defaults = UserDefaults.standard
    // expect: untracked-source-in-body note `defaults.integer(forKey: "fan")`
    let speed = defaults.integer(forKey: "fan")
    return Text("Speed \(speed)")
  }
}
