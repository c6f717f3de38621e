import SwiftUI

@Observable final class Skate {
  var size = 40
}

struct SkateForm: View {
  let skate: Skate

  var body: some View {
    #if os(macOS)
      Text("\(skate.size)")
    #else
      Stepper("\(skate.size)", value: $skate.size)  // expect: missing-bindable error
    #endif
  }
}
