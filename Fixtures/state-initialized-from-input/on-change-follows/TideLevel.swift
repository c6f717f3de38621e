import SwiftUI

struct TideLevel: View {
  let level: Double
  @State private var shown: Double

  init(level: Double) {
    self.level = level
    // fine: state-initialized-from-input -- onChange below keeps up
    _shown = State(initialValue: level)
  }

  var body: some View {
    Slider(value: $shown, in: 0...8)
      .onChange(of: level) { _, new in
        withAnimation { shown = new }
      }
  }
}

struct Harbour: View {
  @State private var level = 2.0

  var body: some View {
    TideLevel(level: level)
    Button("Flood") { level += 1 }
  }
}
