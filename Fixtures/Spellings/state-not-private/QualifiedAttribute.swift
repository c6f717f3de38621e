import SwiftUI

struct BusPass: View {
  @SwiftUI.State var rides = 10  // expect: state-not-private warning `@SwiftUI.State`
  @SwiftUI.FocusState var isFocused: Bool  // expect: state-not-private note `@SwiftUI.FocusState`

  var body: some View {
    Stepper("\(rides) rides", value: $rides).focused($isFocused)
  }
}
