// config: {"enable": ["conditional-modifier"]}
import GlowKit
import SwiftUI

struct Lantern: View {
  @State private var isLit = false

  var body: some View {
    Toggle("Lit", isOn: $isLit)
      // fine: conditional-modifier -- nobody here sees what it does
      .if(isLit) { $0.shadow(radius: 4) }
  }
}
