// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

struct Scoreboard: View {
  var body: some View {
    VStack {
      // expect: untracked-source-in-body warning `UserDefaults.standard.integer(forKey: "best")`
      Text("Best: \(UserDefaults.standard.integer(forKey: "best"))")
      Button("Win") {
        // fine: untracked-source-in-body -- an action reads at the moment of the tap
        let best = UserDefaults.standard.integer(forKey: "best")
        UserDefaults.standard.set(best + 1, forKey: "best")
      }
    }
  }
}
