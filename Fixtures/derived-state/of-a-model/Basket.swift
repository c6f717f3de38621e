// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@MainActor @Observable final class Basket {
  var apples = 0
}

struct BasketLabel: View {
  let basket: Basket
  @State private var isEmpty = true  // expect: derived-state note `@State`

  var body: some View {
    Text(isEmpty ? "Empty" : "Apples")
      .onChange(of: basket.apples) { isEmpty = basket.apples == 0 }
  }
}
