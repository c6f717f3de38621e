import SwiftUI

struct KeyHint: View {
  let key: String
  @State private var hint = ""

  var body: some View {
    Text(hint)
      #if os(macOS)
        .onAppear { hint = "⌘\(key)" }  // expect: onappear-copies-input warning `hint = "⌘\(key)"`
      #else
        // expect: onappear-copies-input warning `hint = "Tap \(key)"`
        .task { hint = "Tap \(key)" }
      #endif
  }
}
