// config: {"enable": ["focusstate-tap-write"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Swatch: View {
  @Binding var isChosen: Bool
  @FocusState private var isFocused: Bool

  var body: some View {
    Text(isChosen ? "Chosen" : "Free")
      .focusable()
      .focused($isFocused)
      .onTapGesture { isChosen.toggle() }  // fine: focusstate-tap-write -- sets another property
  }
}
