// config: {"enable": ["onchange-legacy-signature"], "deploymentTarget": {"iOS": "17.0", "macOS": "13.0"}}
import SwiftUI

struct Sluice: View {
  let level: Int

  var body: some View {
    // fine: onchange-legacy-signature -- macOS 13 has no other form
    Text("\(level)").onChange(of: level) { new in print(new) }
  }
}
