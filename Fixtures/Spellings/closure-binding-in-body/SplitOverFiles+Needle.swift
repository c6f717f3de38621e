import SwiftUI

extension Compass {
  var needle: some View {
    // expect: closure-binding-in-body note
    Slider(value: Binding(get: { heading }, set: { heading = $0 }), in: 0...360)
  }
}
