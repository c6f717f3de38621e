import SwiftUI

struct Thermostat: View {
  #if os(macOS)
    @State var degrees = 68.0  // expect: state-not-private warning `@State`
  #else
    @State var degrees = 20.0  // expect: state-not-private warning `@State`
  #endif

  var body: some View {
    Slider(value: $degrees, in: 5...80)
  }
}
