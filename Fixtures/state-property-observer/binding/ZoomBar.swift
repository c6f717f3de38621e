import SwiftUI

struct ZoomBar: View {
  @Binding var zoom: Double {
    // expect: state-property-observer warning `didSet`
    didSet { print(zoom) }
  }

  var body: some View {
    VStack {
      Text("\(zoom)")
      Button("Reset") { zoom = 1 }
    }
  }
}
