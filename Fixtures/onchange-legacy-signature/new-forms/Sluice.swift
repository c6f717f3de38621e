// config: {"enable": ["onchange-legacy-signature"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Sluice: View {
  let level: Int
  let report: (Int) -> Void

  var body: some View {
    Text("\(level)")
      // fine: onchange-legacy-signature -- no parameter
      .onChange(of: level) { report(level) }
      // fine: onchange-legacy-signature -- the old value and the new one
      .onChange(of: level) { old, new in report(new - old) }
      // fine: onchange-legacy-signature -- two parameters without names
      .onChange(of: level) { report($1 - $0) }
      // fine: onchange-legacy-signature -- two parameters, both left out
      .onChange(of: level) { _, _ in report(level) }
      // fine: onchange-legacy-signature -- `initial:` is only in the new form
      .onChange(of: level, initial: true) { report(level) }
  }
}
