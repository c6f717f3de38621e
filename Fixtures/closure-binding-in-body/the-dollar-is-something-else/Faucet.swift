// config: {"enable": ["closure-binding-in-body"]}
import SwiftUI

struct Faucet: View {
  @State private var drops = 0 {
    didSet { count(drops) }
  }
  let count: (Int) -> Void

  var body: some View {
    Stepper(
      "\(drops) drops",
      // fine: closure-binding-in-body -- a write through `$` passes the observer by
      value: Binding(get: { drops }, set: { drops = $0 }))
  }
}

struct TypingSwitch: View {
  @FocusState.Binding var isTyping: Bool

  var body: some View {
    // fine: closure-binding-in-body -- the `$` of a focus is another kind of binding
    Toggle("Typing", isOn: Binding(get: { isTyping }, set: { isTyping = $0 }))
  }
}
