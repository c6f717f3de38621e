import SwiftUI

struct Slope {
  var grade = 3
}

@Observable final class Mountain {
  var slopes: [String: Slope] = [:]
  var main = Slope()
}

struct MountainForm: View {
  let mountain: Mountain

  var body: some View {
    let binding = $mountain.main.grade  // expect: missing-bindable error
    Stepper("Grade", value: binding)
    Text("\(mountain.slopes.count)")
  }
}
