// config: {"enable": ["constant-binding"]}
import SwiftUI

struct LicenceText: View {
  let text: String
  @State private var key = "A1-B2"

  var body: some View {
    VStack {
      // fine: constant-binding -- text to select and copy
      TextEditor(text: .constant(text)).textSelection(.enabled)
      // fine: constant-binding -- cannot be typed into
      TextField("Key", text: .constant(key)).focusable(false)
      Button("New key") { key = "C3-D4" }
    }
  }
}
