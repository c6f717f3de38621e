// config: {"enable": ["onchange-legacy-signature"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

extension View {
  @ViewBuilder func whenChanged<V: Equatable>(
    _ value: V, run: @escaping (V) -> Void
  ) -> some View {
    if #available(iOS 17, *) {
      // fine: onchange-legacy-signature -- the new form
      onChange(of: value) { _, new in run(new) }
    } else {
      // fine: onchange-legacy-signature -- runs only where there is no other form
      onChange(of: value) { new in run(new) }
    }
  }
}
