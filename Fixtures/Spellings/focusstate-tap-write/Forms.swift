// config: {"enable": ["focusstate-tap-write"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Domino: View {
  @FocusState private var isFocused: Bool
  @SwiftUI.FocusState private var isSecond: Bool

  var body: some View {
    VStack {
      Text("1")
        .focusable(true)
        .focused(self.$isFocused)
        .onTapGesture(perform: { self.isFocused = true })  // expect: focusstate-tap-write note
      Text("2")
        .onTapGesture(count: 1) { isSecond = true }  // expect: focusstate-tap-write note
        .focusable()
        .focused($isSecond)
        .padding()
    }
  }
}
