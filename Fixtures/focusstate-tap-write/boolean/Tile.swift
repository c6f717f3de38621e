// config: {"enable": ["focusstate-tap-write"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Tile: View {
  let name: String
  @FocusState private var isFocused: Bool

  var body: some View {
    Text(name)
      .focusable()
      .focused($isFocused)
      .onTapGesture {
        isFocused = true  // expect: focusstate-tap-write note `isFocused = true`
      }
  }
}
