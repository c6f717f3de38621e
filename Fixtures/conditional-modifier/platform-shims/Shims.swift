// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension View {
  // fine: conditional-modifier -- no condition, the closure asks the system
  func modified<Output: View>(@ViewBuilder by change: (Self) -> Output) -> some View {
    change(self)
  }

  // fine: conditional-modifier -- the system version stays
  @ViewBuilder func sharpScrollEdge() -> some View {
    if #available(iOS 26, *) { scrollEdgeEffectStyle(.hard, for: .top) } else { self }
  }
}

struct Shims: View {
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text)
      // fine: conditional-modifier -- the system version stays
      .modified {
        if #available(iOS 17, *) { $0.scrollClipDisabled() } else { $0 }
      }
      .sharpScrollEdge()
  }
}
