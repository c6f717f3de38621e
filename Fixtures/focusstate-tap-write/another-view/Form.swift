// config: {"enable": ["focusstate-tap-write"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct NameForm: View {
  @State private var name = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    HStack {
      // fine: focusstate-tap-write -- gives the focus to another view
      Text("Name").onTapGesture { isTyping = true }
      TextField("Name", text: $name).focused($isTyping)
    }
  }
}
