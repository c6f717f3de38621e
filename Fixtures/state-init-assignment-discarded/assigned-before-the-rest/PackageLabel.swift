// config: {"xcode": 27}
import SwiftUI

struct PackageLabel: View {
  @State private var weight: Double
  let address: String

  init(address: String, initialWeight: Double) {
    // expect: state-init-assignment-discarded error `self.weight = initialWeight`
    self.weight = initialWeight
    self.address = address
  }

  var body: some View {
    VStack {
      Text(address)
      Slider(value: $weight, in: 0...30)
    }
  }
}
