// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

struct StageView: View {
  @State private var act = 1

  var body: some View {
    VStack {
      Stepper("Act \(act)", value: $act)
      #if DEBUG
        // fine: untracked-source-in-body -- debugging code
        Text(UserDefaults.standard.string(forKey: "prompter") ?? "")
      #endif
    }
  }
}
