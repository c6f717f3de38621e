// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension View {
  // fine: conditional-modifier -- the condition ends up in an argument
  func faded(if isFaded: Bool) -> some View { opacity(isFaded ? 0.3 : 1) }

  // fine: conditional-modifier -- the closure is an action
  func onTap(if isOn: Bool, perform action: @escaping () -> Void) -> some View {
    onTapGesture { if isOn { action() } }
  }
}

struct Ghost: View {
  @State private var isFaded = false

  var body: some View {
    Toggle("Boo", isOn: $isFaded)
      .faded(if: isFaded)
      .onTap(if: isFaded) { isFaded = false }
  }
}
