// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension View {
  // expect: conditional-modifier note
  @ViewBuilder func applying<Output: View>(_ isOn: Bool, _ change: (Self) -> Output) -> some View {
    if isOn {
      change(self)
    } else {
      self
    }
  }
}

struct Ticket: View {
  @State private var isStamped = false
  @State private var seat = ""

  var body: some View {
    VStack {
      TextField("Seat", text: $seat)
        // expect: conditional-modifier warning
        .applying(isStamped) { $0.strikethrough() }
      Button("Stamp") { isStamped = true }
    }
  }
}
