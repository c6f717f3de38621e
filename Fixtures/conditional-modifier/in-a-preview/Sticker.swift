// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension View {
  // expect: conditional-modifier note
  @ViewBuilder func tried<Output: View>(_ isOn: Bool, change: (Self) -> Output) -> some View {
    if isOn { change(self) } else { self }
  }
}

struct Sticker_Previews: PreviewProvider {
  struct Demo: View {
    @State private var isLarge = false

    var body: some View {
      // fine: conditional-modifier -- a preview
      Toggle("Large", isOn: $isLarge).tried(isLarge) { $0.scaleEffect(2) }
    }
  }

  static var previews: some View { Demo() }
}
