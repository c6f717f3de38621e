import SwiftUI

struct PipeView<Footer: View>: View {
  @Binding var flow: Double
  @ViewBuilder let footer: () -> Footer

  var body: some View {
    Slider(value: $flow)
    footer()
  }
}

typealias Tube = PipeView

struct PipePage: View {
  @State private var flow = 0.5

  var body: some View {
    // expect: binding-argument-missing-dollar error
    PipeView(flow: flow) { Text("Warm") }
    // expect: binding-argument-missing-dollar error
    Tube(flow: flow) { Text("Cold") }
    Slider(value: $flow)
  }
}
