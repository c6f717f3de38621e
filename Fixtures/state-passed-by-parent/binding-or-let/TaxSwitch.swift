import SwiftUI

struct TaxSwitch: View {
  @Binding var isIncluded: Bool  // fine: state-passed-by-parent -- a binding is made for this
  let rate: Int  // fine: state-passed-by-parent -- a plain input follows the parent

  var body: some View { Toggle("\(rate) % tax included", isOn: $isIncluded) }
}

struct Invoice: View {
  @State private var isIncluded = true
  @State private var rate = 19

  var body: some View {
    VStack {
      TaxSwitch(isIncluded: $isIncluded, rate: rate)
      Stepper("Rate", value: $rate)
    }
  }
}
