// config: {"enable": ["single-child-group"]}
import SwiftUI

struct Door: View {
  var body: some View {
    Group {  // fine: single-child-group -- another view on each platform
      #if os(macOS)
        Text("Click")
      #else
        Text("Tap")
      #endif
    }
    .padding()
  }
}
