// config: {"enable": ["eager-stack-in-scrollview"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Herd {
  var names: [String] = []
}

struct HerdPage: View {
  let herd: Herd

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {  // expect: eager-stack-in-scrollview note `VStack`
        ForEach(herd.names, id: \.self) { Text($0) }
      }
      .padding()
    }
  }
}
