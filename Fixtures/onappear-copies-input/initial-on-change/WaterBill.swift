import SwiftUI

struct WaterBill: View {
  let litres: Int
  @State private var price = 0.0

  var body: some View {
    Text("\(price) €")
      .onChange(of: litres, initial: true) {
        price = Double(litres) * 0.002  // fine: onappear-copies-input -- runs for each new value
      }
  }
}
