// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension View {
  // expect: conditional-modifier note
  @ViewBuilder func choosing<One: View, Other: View>(
    _ isOn: Bool, then one: (Self) -> One, else other: (Self) -> Other
  ) -> some View {
    if isOn { one(self) } else { other(self) }
  }
}

struct Scarf: View {
  @State private var isCold = true

  var body: some View {
    Toggle("Cold", isOn: $isCold)
      // expect: conditional-modifier warning
      .choosing(isCold) { $0.padding() } else: { $0.border(.blue) }
  }
}
