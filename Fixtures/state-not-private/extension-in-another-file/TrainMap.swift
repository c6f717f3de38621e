import SwiftUI

struct TrainMap: View {
  // fine: state-not-private -- TrainMap+Controls.swift uses it, private would cut it off
  @State var zoom = 1.0
  // Nobody else needs this one.
  // expect: state-not-private warning `@State`
  @State var showsLegend = true

  var body: some View {
    VStack {
      Image("network").scaleEffect(zoom)
      if showsLegend { Text("Red: regional, blue: express") }
      controls
    }
    .onTapGesture { showsLegend.toggle() }
  }
}
