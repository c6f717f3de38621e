import SwiftUI

final class Prices: ObservableObject {
  @Published var amounts = [3, 5]

  func total(withTax rate: Int) -> Int {
    var sum = 0
    for amount in amounts { sum += amount }
    var copy = amounts
    copy.append(sum * rate / 100)
    return copy.reduce(0, +)
  }
}

struct PriceView: View {
  @ObservedObject var prices: Prices

  var body: some View {
    // fine: model-mutation-in-body -- only locals change in there
    Text("\(prices.total(withTax: 19))")
  }
}
