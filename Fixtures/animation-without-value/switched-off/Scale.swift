import SwiftUI

struct Scale: View {
  @State private var weight = 4

  var body: some View {
    Stepper("\(weight) kg", value: $weight)
      .animation(nil)  // fine: animation-without-value -- switches animations off
    Text("\(weight)").animation(.none)  // fine: animation-without-value -- `Optional.none`
  }
}
