// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Elevation: View {
  let meters: Double
  @State private var feet = 0.0  // expect: derived-state note `@State`

  var body: some View {
    Text("\(feet) ft")
      .onChange(of: meters, initial: true) { _, new in feet = new * 3.28 }
  }
}
