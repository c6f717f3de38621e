// config: {"enable": ["conditional-modifier"]}
import SwiftUI

struct Beehive: View {
  @State private var isBusy = false

  var body: some View {
    Toggle("Busy", isOn: $isBusy)
      #if os(macOS)
        // expect: conditional-modifier warning
        .if(isBusy) { $0.padding() }
      #else
        // expect: conditional-modifier warning
        .if(isBusy) { $0.border(.yellow) }
      #endif
  }
}
