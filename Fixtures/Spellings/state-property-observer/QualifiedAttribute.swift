import SwiftUI

struct Barometer: View {
  @SwiftUI.State
  private var pressure: Double = 1013 {
    // expect: state-property-observer warning `didSet`
    didSet(old) { print(old, pressure) }
  }

  var body: some View { Slider(value: self.$pressure, in: 950...1050) }
}
