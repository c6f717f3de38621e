import SwiftUI

struct Anchor: View {
  let name: String

  var body: some View {
    @SwiftUI.State var depth = 3  // expect: local-state-variable warning `@SwiftUI.State`
    // expect: local-state-variable warning `@State`
    @State
    var chain: Int? = nil
    @State(initialValue: 2) var hooks: Int  // expect: local-state-variable warning
    return Stepper("\(name) \(depth) \(chain ?? 0)", value: $hooks)
  }
}
