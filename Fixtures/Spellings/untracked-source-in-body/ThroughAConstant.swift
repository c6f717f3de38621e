import SwiftUI

private let store = UserDefaults.standard

struct LampRow: View {
  var body: some View {
    // expect: untracked-source-in-body note `store.bool(forKey: "lamp")`
    Text(store.bool(forKey: "lamp") ? "On" : "Off")
  }
}

struct HeaterRow: View {
  private let defaults: UserDefaults = .standard

  var body: some View {
    // expect: untracked-source-in-body note `defaults.bool(forKey: "heater")`
    Text(defaults.bool(forKey: "heater") ? "On" : "Off")
  }
}
