import SwiftUI

struct Needle: View {
  @State private var angle: Double
  @SwiftUI.State private var length: Int

  init(angle: Double, length: Int) {
    // expect: state-initialized-from-input warning `_angle = .init(initialValue: angle)`
    _angle = .init(initialValue: angle)
    _length = SwiftUI.State(wrappedValue: length)
  }

  var body: some View { Text("\(angle) \(length)") }
}
