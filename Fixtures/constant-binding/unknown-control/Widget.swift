// config: {"enable": ["constant-binding"]}
import ControlKit
import SwiftUI

struct ControlPage: View {
  @State private var level = 1.0

  var body: some View {
    VStack {
      Knob(value: .constant(level))  // fine: constant-binding -- a view of another module
      Slider(value: $level)
    }
  }
}
