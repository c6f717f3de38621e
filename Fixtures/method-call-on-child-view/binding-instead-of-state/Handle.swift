// config: {"enable": ["method-call-on-child-view"]}
import SwiftUI

struct Handle: View {
  @Binding var isDown: Bool

  var body: some View { Text(isDown ? "Down" : "Up") }

  func press() { isDown = true }
}

struct Door: View {
  @State private var isDown = false

  var body: some View {
    Button("Press") {
      // fine: method-call-on-child-view -- a binding leads to the state of this view
      Handle(isDown: $isDown).press()
    }
    .opacity(isDown ? 0.5 : 1)
  }
}
