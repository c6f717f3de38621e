import SwiftUI

extension Shell {
  var pearl: some View {
    Circle()
      .focusable()
      .focused($isFocused)
      #if os(macOS)
        .onTapGesture { isFocused = true }  // expect: focusstate-tap-write note
      #endif
  }
}
