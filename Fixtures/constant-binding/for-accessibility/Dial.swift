// config: {"enable": ["constant-binding"]}
import SwiftUI

struct Dial: View {
  @State private var angle = 0.0

  var body: some View {
    Circle()
      .rotationEffect(.degrees(angle))
      .onTapGesture { angle += 10 }
      .accessibilityRepresentation {
        // fine: constant-binding -- only described to assistive technology
        Slider(value: .constant(angle), in: 0...360)
      }
  }
}
