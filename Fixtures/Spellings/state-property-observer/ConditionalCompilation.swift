import SwiftUI

struct Turnstile: View {
  #if os(macOS)
    // expect: state-property-observer warning `didSet`
    @State private var turns = 0 { didSet { print(turns) } }
  #else
    // expect: state-property-observer warning `didSet`
    @State private var turns = 1 { didSet { print(turns) } }
  #endif

  var body: some View { Stepper("\(turns)", value: $turns) }
}
