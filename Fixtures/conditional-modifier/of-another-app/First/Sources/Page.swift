import SwiftUI

extension View {
  @ViewBuilder
  func `if`<Changed: View>(_ isOn: Bool, change: (Self) -> Changed) -> some View {
    if isOn { change(self) } else { self }
  }
}

struct Page: View {
  @State private var isLoud = false

  var body: some View {
    Toggle("Loud", isOn: $isLoud)
    Text("Hello")
      // expect: conditional-modifier warning `isLoud`
      .if(isLoud) { $0.bold() }
  }
}
