import SwiftUI

struct Sawmill {
  @State private var planks = 4
}

extension Sawmill: View {
  var body: some View {
    Stepper("\(planks) planks", value: $planks)
    SawBlade(blade: Blade())  // expect: object-created-in-body warning `Blade()`
  }
}
