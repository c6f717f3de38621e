import SwiftUI

struct Porch: View {
  // fine: state-not-private -- silenced for the next declaration
  // stlint:disable:next state-not-private -- the demo target sets it
  @State var isLit = false

  // fine: state-not-private -- the attribute on a line of its own belongs to the declaration
  // stlint:disable:next state-not-private
  @State
  var bulbs = 2

  @State private var draws = 0

  var body: some View {
    // fine: state-write-in-body -- silenced on this line
    let _ = (draws += 1)  // stlint:disable:this state-write-in-body -- measured on purpose
    Stepper("\(bulbs) bulbs \(draws)", value: $bulbs)
    Toggle("Lit", isOn: $isLit)
  }
}

struct Attic: View {
  // fine: state-not-private -- silenced from below
  @State var boxes = 0
  // stlint:disable:previous state-not-private

  // Only the line asked for is silent.
  @State var trunks = 0  // expect: state-not-private warning `@State`

  var body: some View { Stepper("\(boxes) \(trunks)", value: $boxes) }
}
