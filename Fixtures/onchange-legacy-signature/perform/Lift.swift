// config: {"enable": ["onchange-legacy-signature"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Lift: View {
  let floor: Int
  let announce: (Int) -> Void

  var body: some View {
    Text("\(floor)")
      .onChange(of: floor, perform: announce)  // expect: onchange-legacy-signature note `onChange`
      .onChange(of: floor, perform: { value in  // expect: onchange-legacy-signature note `onChange`
        announce(value)
      })
  }
}
