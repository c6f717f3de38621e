import SwiftUI

struct FuelGauge: View {
  @State var litres: Int  // expect: state-passed-by-parent warning `@State`

  var body: some View { Text("\(litres) l") }
}

struct CarPanel: View {
  @State private var tank = 40

  var body: some View {
    #if os(iOS)
      FuelGauge(litres: tank)
    #else
      FuelGauge(litres: tank * 2)
    #endif
    Button("Burn") { tank -= 1 }
  }
}
