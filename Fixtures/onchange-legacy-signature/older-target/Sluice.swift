// config: {"enable": ["onchange-legacy-signature"], "deploymentTarget": {"iOS": "16.4"}}
import SwiftUI

struct Sluice: View {
  let level: Int

  var body: some View {
    // fine: onchange-legacy-signature -- iOS 16 has no other form
    Text("\(level)").onChange(of: level) { new in print(new) }
  }
}
