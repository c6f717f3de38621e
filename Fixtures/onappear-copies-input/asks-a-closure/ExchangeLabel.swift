import SwiftUI

struct ExchangeLabel: View {
  let amount: Double
  let convert: (Double) -> Double
  @State private var result = 0.0

  var body: some View {
    Text(result, format: .number)
      // fine: onappear-copies-input -- what the closure answers depends on more than the input
      .onAppear { result = convert(amount) }
  }
}
