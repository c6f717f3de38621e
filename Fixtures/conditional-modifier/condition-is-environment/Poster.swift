// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension View {
  // expect: conditional-modifier note
  @ViewBuilder func when<Output: View>(_ isOn: Bool, change: (Self) -> Output) -> some View {
    if isOn { change(self) } else { self }
  }
}

struct Poster: View {
  @Environment(\.colorScheme) private var scheme
  @State private var caption = ""

  var body: some View {
    // expect: conditional-modifier warning
    TextField("Caption", text: $caption).when(scheme == .dark) { $0.colorInvert() }
  }
}
