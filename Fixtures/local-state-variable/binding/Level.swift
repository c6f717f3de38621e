import SwiftUI

struct LevelView: View {
  @State private var levels = [1, 2]

  var body: some View { slider($levels[0]) }

  private func slider(_ level: Binding<Int>) -> some View {
    // fine: local-state-variable -- a binding to what exists
    @Binding(projectedValue: level) var value: Int
    return Stepper("\(value)", value: $value)
  }
}
