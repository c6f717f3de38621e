import SwiftUI

struct PriceFormatter {
  func text(_ price: Int) -> String { "\(price) €" }
}

struct NumberFormatter {
  func text(_ number: Int) -> String { "No. \(number)" }
}

struct PriceLabel: View {
  let price: Int

  var body: some View {
    VStack {
      Text(PriceFormatter().text(price))  // fine: expensive-work-in-body -- a struct of the project
      // fine: expensive-work-in-body -- a struct of the project, not Foundation's class
      Text(NumberFormatter().text(price))
    }
  }
}
