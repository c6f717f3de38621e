// config: {"xcode": 27}
import SwiftUI

struct StampCard: View {
  let shop: String
  @State private var stamps: Int

  var body: some View { Stepper("\(shop): \(stamps)", value: $stamps) }
}

extension StampCard {
  init(shop: String) {
    // expect: state-init-assignment-discarded error
    self.init(shop: shop, stamps: 0)
  }
}
