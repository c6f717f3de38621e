// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Record: View {
  let jump: Double
  @State private var best = 0.0  // fine: derived-state -- keeps the highest so far

  var body: some View {
    Text("\(jump) of \(best)")
      .onChange(of: jump) {
        if jump > best { best = jump }
      }
  }
}
