// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension View {
  // expect: conditional-modifier note
  @ViewBuilder func ifLet<Value, Output: View>(
    _ value: Value?, change: (Self, Value) -> Output
  ) -> some View {
    if let value {
      change(self, value)
    } else {
      self
    }
  }
}

struct Balloon: View {
  @State private var tint: Color?
  @State private var wish = ""

  var body: some View {
    VStack {
      TextField("Wish", text: $wish)
        // expect: conditional-modifier warning
        .ifLet(tint) { $0.foregroundStyle($1) }
      Button("Red") { tint = .red }
    }
  }
}
