import SwiftUI

struct VaseStand: View {
  @Binding var water: Int
  var body: some View { Button("\(water)") { water += 1 } }
}

struct VaseTable: View {
  @State private var water = 1 {
    // expect: state-property-observer warning `didSet`
    didSet { print(water) }
  }

  var body: some View { VaseStand(water: _water.projectedValue) }
}
