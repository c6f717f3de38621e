// config: {"enable": ["onchange-legacy-signature"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Spa: View {
  let heat: Double?

  var body: some View {
    Text("\(heat ?? 0)")
      #if os(iOS)
        .onChange(of: heat) { new in print(new ?? 0) }  // expect: onchange-legacy-signature note
      #endif
  }
}
