import SwiftUI

struct Lottery: View {
  @State private var tickets = 1

  var body: some View {
    Stepper("\(tickets) tickets", value: $tickets)
      .id(UInt8.random(in: .min ... .max))  // expect: unstable-view-id warning
    Text("Drum").id(Bool.random())  // expect: unstable-view-id warning `Bool.random()`
    // expect: unstable-view-id warning `tickets + Int.random(in: 1...9)`
    Text("Ball").id(tickets + Int.random(in: 1...9))
    Text("Draw").id(Darwin.arc4random())  // expect: unstable-view-id warning `Darwin.arc4random()`
  }
}
