// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Logger: View {
  @State private var text = ""
  @State private var length = 0  // fine: derived-state -- no `body` shows it
  let log: (Int) -> Void

  var body: some View {
    TextField("Text", text: $text)
      .onChange(of: text) { length = text.count }
      .onDisappear { log(length) }
  }
}
