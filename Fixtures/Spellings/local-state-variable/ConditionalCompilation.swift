import SwiftUI

struct Tent: View {
  let name: String

  var body: some View {
    #if DEBUG
      @State var beds = 2  // expect: local-state-variable warning `@State`
    #else
      @State var beds = 3  // expect: local-state-variable warning `@State`
    #endif
    return Stepper(name, value: $beds)
  }
}
