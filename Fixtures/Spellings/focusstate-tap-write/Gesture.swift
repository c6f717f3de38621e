import SwiftUI

struct Marble: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Circle()
      .focusable()
      .focused($isFocused)
      .gesture(TapGesture().onEnded { isFocused = true })  // expect: focusstate-tap-write note
  }
}
