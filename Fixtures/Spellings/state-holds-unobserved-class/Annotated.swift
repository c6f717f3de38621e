import SwiftUI

final class Piano { var keys = 88 }

struct PianoA: View {
  // expect: state-holds-unobserved-class warning `@State`
  @State private var piano: Piano = .init()

  var body: some View { Button("\(self.piano.keys)") { self.piano.keys -= 1 } }
}

struct PianoB: View {
  // expect: state-holds-unobserved-class warning `@SwiftUI.State`
  @SwiftUI.State private var piano = Piano()

  var body: some View { Button("\(piano.keys)") { piano.keys -= 1 } }
}

struct PianoC: View {
  // expect: state-holds-unobserved-class warning `@State`
  @State
  private var piano: Optional<Piano> = nil

  var body: some View {
    if let piano { Text("\(piano.keys)") }
    Button("Break") { piano?.keys -= 1 }
    Button("Buy") { piano = Piano() }
  }
}

struct PianoD: View {
  // expect: state-holds-unobserved-class warning `@State`
  @State private var piano: Piano! = Piano()

  var body: some View { Stepper("\(piano.keys)", onIncrement: { piano.keys += 1 }, onDecrement: {}) }
}
