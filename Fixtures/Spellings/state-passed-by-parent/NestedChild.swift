import SwiftUI

struct Aquarium: View {
  struct Tank: View {
    @State var temperature: Double  // expect: state-passed-by-parent warning `@State`

    var body: some View { Slider(value: $temperature, in: 10...30) }
  }

  @State private var target = 24.0

  var body: some View {
    Aquarium.Tank(temperature: target)
    Button("Warmer") { target += 1 }
  }
}

enum Terrarium {
  struct Tank: View {
    // fine: state-passed-by-parent -- another `Tank`: nobody passes this one
    @State private var temperature = 20.0

    var body: some View { Slider(value: $temperature, in: 10...30) }
  }
}
