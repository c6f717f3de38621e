// config: {"enable": ["onchange-legacy-signature"]}
import SwiftUI

struct Sluice: View {
  let level: Int

  var body: some View {
    // fine: onchange-legacy-signature -- nobody says which systems it runs on
    Text("\(level)").onChange(of: level) { new in print(new) }
  }
}
