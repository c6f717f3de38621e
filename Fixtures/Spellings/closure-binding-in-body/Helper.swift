import SwiftUI

struct Anchor: View {
  @State private var depth = 3.0
  @State private var isDown = false

  var body: some View {
    VStack {
      Slider(value: depthBinding)
      chain
    }
  }

  private var depthBinding: Binding<Double> {
    Binding(get: { depth }, set: { depth = $0 })  // expect: closure-binding-in-body note
  }

  @ViewBuilder private var chain: some View {
    // expect: closure-binding-in-body note
    let down = Binding(get: { isDown }, set: { isDown = $0 })
    Toggle("Down", isOn: down)
  }
}
