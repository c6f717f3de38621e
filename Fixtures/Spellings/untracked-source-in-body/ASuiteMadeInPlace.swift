// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

struct BellRow: View {
  var body: some View {
    // expect: untracked-source-in-body note `UserDefaults(suiteName: "group.bells")?.bool(forKey: "bell")`
    Text(UserDefaults(suiteName: "group.bells")?.bool(forKey: "bell") == true ? "Rings" : "Silent")
  }
}
