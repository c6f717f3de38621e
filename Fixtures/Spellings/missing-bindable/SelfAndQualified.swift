import SwiftUI

@Observable final class Sledge {
  var seats = 2
}

struct SledgeForm: View {
  let sledge: Sledge
  @SwiftUI.Environment(Sledge.self) private var shared: Sledge

  var body: some View {
    Stepper("\(sledge.seats)", value: self.$sledge.seats)  // expect: missing-bindable error
    Stepper("\(shared.seats)", value: $shared.seats)  // expect: missing-bindable error
  }
}
