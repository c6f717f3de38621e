import SwiftUI

typealias Settings = UserDefaults

struct ValveRow: View {
  var body: some View {
    VStack {
      // expect: untracked-source-in-body note `Settings.standard.bool(forKey: "valve")`
      Text(Settings.standard.bool(forKey: "valve") ? "Open" : "Shut")
      // expect: untracked-source-in-body note `Foundation.UserDefaults.standard.bool(forKey: "tap")`
      Text(Foundation.UserDefaults.standard.bool(forKey: "tap") ? "Open" : "Shut")
    }
  }
}
