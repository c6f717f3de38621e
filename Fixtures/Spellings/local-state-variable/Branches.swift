import SwiftUI

struct Ferry: View {
  let isFull: Bool

  var body: some View {
    if isFull {
      @State var queue = 5  // expect: local-state-variable warning `@State`
      Stepper("\(queue)", value: $queue)
    } else {
      Text("Free")
    }
  }

  @ViewBuilder private func deck(_ number: Int) -> some View {
    switch number {
    case 1:
      @State var cars = 0  // expect: local-state-variable warning `@State`
      Stepper("\(cars)", value: $cars)
    default:
      Text("\(number)")
    }
  }
}
