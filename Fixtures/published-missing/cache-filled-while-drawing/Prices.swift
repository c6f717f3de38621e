// config: {"enable": ["published-missing"]}
import SwiftUI

final class PriceModel: ObservableObject {
  @Published var euros = 10.0
  private var texts: [Double: String] = [:]  // fine: published-missing -- a cache of what is drawn

  var text: String {
    if let known = texts[euros] { return known }
    let made = "\(euros) €"
    texts[euros] = made
    return made
  }
}

struct PricePage: View {
  @StateObject private var price = PriceModel()

  var body: some View { Stepper(price.text, value: $price.euros) }
}
