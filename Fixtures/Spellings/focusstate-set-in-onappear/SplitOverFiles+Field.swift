import SwiftUI

extension Memo {
  var field: some View {
    #if os(iOS)
      TextField("Memo", text: $text).focused($isFocused)
    #else
      TextEditor(text: $text).focused($isFocused)
    #endif
  }

  func start() {
    isFocused = true  // expect: focusstate-set-in-onappear note
  }
}
