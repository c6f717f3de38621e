import SwiftUI

struct Pebble: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Circle()
      .focusable()
      .focused($isFocused)
      .onTapGesture(perform: select)
  }

  private func select() {
    isFocused = true  // expect: focusstate-tap-write note
  }
}
