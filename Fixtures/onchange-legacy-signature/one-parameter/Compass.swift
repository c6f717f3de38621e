// config: {"enable": ["onchange-legacy-signature"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct CompassRose: View {
  let heading: Double
  @State private var turns = 0

  var body: some View {
    Text("\(turns)")
      // expect: onchange-legacy-signature note `onChange`
      .onChange(of: heading) { newHeading in
        if newHeading > 350 { turns += 1 }
      }
      .onChange(of: heading) { _ in print("turned") }  // expect: onchange-legacy-signature note
      .onChange(of: heading) { print($0) }  // expect: onchange-legacy-signature note
  }
}
