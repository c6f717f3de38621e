import SwiftUI

struct WaterLevel: View {
  @State private var litres = 0.0

  init(litres: Double) {
    // fine: state-initialized-from-input -- the more severe rule has this line
    // expect: state-init-assignment-discarded warning `self.litres = litres`
    self.litres = litres
  }

  var body: some View { Text("\(litres) l") }
}

struct Cistern: View {
  @State private var level = 80.0

  var body: some View {
    WaterLevel(litres: level)
    Button("Drain") { level -= 10 }
  }
}
