import SwiftUI

struct SpiritLevel: View {
  @State private var tilt = 0.0 {
    // expect: state-property-observer note `didSet`
    didSet {
      #if DEBUG
        print("tilt \(tilt)")
      #endif
    }
  }

  var body: some View { Slider(value: $tilt, in: -1...1) }
}
