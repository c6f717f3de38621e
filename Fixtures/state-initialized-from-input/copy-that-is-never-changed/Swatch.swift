import SwiftUI

struct Swatch: View {
  @State private var current: Color

  init(colour: Color) {
    // expect: state-initialized-from-input warning `_current = State(initialValue: colour)`
    _current = State(initialValue: colour)
  }

  var body: some View { current.frame(width: 40, height: 40) }
}

struct PaintBox: View {
  @State private var picked = Color.red

  var body: some View {
    Swatch(colour: picked)
    ColorPicker("Paint", selection: $picked)
  }
}
