import SwiftUI

struct Lift: View {
  @State private var floor = 0

  var body: some View {
    VStack {
      Stepper("\(floor)", value: $floor)
      Rectangle()
        .offset(y: Double(floor) * -20)
        .animation(.default, value: floor)  // fine: animation-without-value -- says what it watches
      Text("\(floor)")
        // fine: animation-without-value -- the scoped form
        .animation(.easeIn) { text in text.opacity(floor == 0 ? 0.5 : 1) }
      Text("Up")
        // fine: animation-without-value -- the scoped form with its label
        .animation(.easeIn, body: { text in text.opacity(floor == 0 ? 0.5 : 1) })
    }
  }
}
