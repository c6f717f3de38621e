import SwiftUI

struct Sextant: View {
  @Binding private var angle: Double {
    willSet { print(newValue) }
    // expect: state-property-observer warning `didSet`
    didSet { print(oldValue) }
  }

  init(angle: Binding<Double>) { _angle = angle }

  var body: some View { Text("\(angle)") }
}
