// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

enum Feature: String, CaseIterable {
  case sketching, export

  // A switch for developers, turned before the app starts.
  // fine: untracked-source-in-body -- a feature flag, in an enum of flags
  var isOn: Bool { UserDefaults.standard.bool(forKey: rawValue) }
}

struct BetaPage: View {
  var body: some View {
    VStack {
      Text("Draw")
      // fine: untracked-source-in-body -- asks the enum of flags
      if Feature.sketching.isOn { Text("Sketch") }
    }
  }
}
