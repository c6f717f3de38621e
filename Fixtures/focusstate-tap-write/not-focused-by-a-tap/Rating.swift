// config: {"enable": ["focusstate-tap-write"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Rating: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Text("★★★")
      .focusable(interactions: .activate)
      .focused($isFocused)
      // fine: focusstate-tap-write -- with these interactions a click gives no focus
      .onTapGesture { isFocused = true }
  }
}
